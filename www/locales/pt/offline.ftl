### Funcionar sem rede.

offline-new-version = Há uma nova versão do Cauce. Ela será usada na próxima vez.
offline-restart = Recarregar agora
offline-ready = A partir de agora o Cauce funciona sem conexão. O computador e os problemas também, depois de usados uma vez.
offline-install = O Cauce pode ser instalado neste dispositivo como um aplicativo.
offline-install-yes = Instalar
