### Funcionar sem rede.

offline-new-version = Há uma nova versão do Cauce. Ela será usada na próxima vez.
offline-restart = Recarregar agora
offline-ready = A partir de agora o Cauce funciona sem conexão. O computador e os problemas, depois de usados uma vez.
offline-install = O Cauce pode ser instalado neste aparelho como um aplicativo.
offline-install-yes = Instalar
