// The code of the example that shares one game between two boards.

/** For both pages. */
export const SHARE = `function share(board, send) {
  let hearing = false;
  board.addEventListener('cauce-move', ({ detail }) => {
    const { token, after, origin } = detail;
    if (origin !== 'host') send({ token, after });
  });
  board.addEventListener('cauce-change', ({ detail }) => {
    const { ply, fresh, edited } = detail;
    if (!hearing && !fresh && !edited) send({ ply });
  });
  return (sent) => {
    hearing = true;
    try {
      if (sent.token) board.play(sent.token, { after: sent.after });
      else if (Number.isInteger(sent.ply)) board.goTo(sent.ply);
    } catch {
      // It was meant for another position.
    }
    hearing = false;
  };
}`;

/** For two windows of one site. */
export const CHANNEL = `const channel = new BroadcastChannel('our game');
const hear = share(board, (sent) => channel.postMessage(sent));
channel.onmessage = ({ data }) => hear(data);`;

/** For two sites, one of them in an iframe of the other. */
export const MESSAGES = `const hear = share(board, (sent) => other.postMessage(sent, site));
addEventListener('message', ({ source, origin, data }) => {
  if (source === other && origin === site) hear(data);
});`;
