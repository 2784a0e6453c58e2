// The code of the example that shares one game between two boards.

/** For both pages. */
export const SHARE = `function share(board, send) {
  board.addEventListener('cauce-move', ({ detail }) => {
    const { token, after, origin } = detail;
    if (origin !== 'host') send({ token, after });
  });
  return ({ token, after }) => board.play(token, { after });
}`;

/** For two windows of one site. */
export const CHANNEL = `const channel = new BroadcastChannel('our game');
const hear = share(board, (sent) => channel.postMessage(sent));
channel.onmessage = ({ data }) => hear(data);`;

/** For two sites, one of them in an iframe of the other. */
export const MESSAGES = `const hear = share(board, (sent) => other.postMessage(sent, site));
addEventListener('message', ({ source, origin, data }) => {
  if (source === other && origin === site && data.token) hear(data);
});`;
