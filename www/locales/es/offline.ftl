### Funcionar sin red.

offline-new-version = Hay una nueva versión de Cauce lista. Se usará la próxima vez que abras la página.
offline-restart = Recargar ahora
