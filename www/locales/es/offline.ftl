### Funcionar sin red.

offline-new-version = Hay una versión nueva de Cauce. Se usará la próxima vez que abras la página.
offline-restart = Recargar ahora
offline-ready = Desde ahora Cauce funciona sin conexión. También el ordenador y los problemas, cuando los hayas usado una vez.
offline-install = Cauce se puede instalar en este dispositivo como una aplicación.
offline-install-yes = Instalar
