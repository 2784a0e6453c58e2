### Funcionar sem rede.

offline-new-version = Há uma nova versão do Cauce. Ela será usada na próxima vez.
offline-restart = Recarregar agora
offline-ready = A partir de agora o Cauce funciona sem conexão. O computador e os problemas, depois de usados uma vez.
offline-install = O Cauce pode ser instalado neste aparelho como um aplicativo.
offline-install-yes = Instalar
offline-keep-hint = Traz também o que ainda não foi preciso, como os jogadores computador.
offline-keep = Guardar tudo para usar sem rede
offline-keeping = Carregando…
offline-kept = Tudo está guardado neste dispositivo.
offline-keep-failed = Não foi possível carregar tudo. Tente de novo mais tarde.
