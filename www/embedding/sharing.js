// The code that shares one game between two boards, as the example shows it.

/** What both pages need. */
export const SHARE = `function share(board, send) {
  board.addEventListener('cauce-move', ({ detail }) => {
    const { token, after, origin } = detail;
    if (origin !== 'host') send({ token, after });
  });
  return ({ token, after }) => board.play(token, { after });
}`;

/** Two windows of one site. */
export const CHANNEL = `const channel = new BroadcastChannel('our game');
const hear = share(board, (sent) => channel.postMessage(sent));
channel.onmessage = ({ data }) => hear(data);`;

/** Two sites, one of them in a frame of the other. */
export const MESSAGES = `const hear = share(board, (sent) => other.postMessage(sent, site));
addEventListener('message', ({ source, origin, data }) => {
  if (source === other && origin === site && data.token) hear(data);
});`;
