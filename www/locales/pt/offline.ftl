### Funcionar sem rede.

offline-new-version = Há uma nova versão do Cauce. Ela será usada na próxima vez.
offline-restart = Recarregar agora
