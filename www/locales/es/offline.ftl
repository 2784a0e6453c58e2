### Funcionar sin red.

offline-new-version = Hay una versión nueva de Cauce. Se usará la próxima vez que abras la página.
offline-restart = Recargar ahora
