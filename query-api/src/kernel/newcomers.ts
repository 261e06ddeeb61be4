import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How many newcomers are listened to at once: so many requests at most stand before that of somebody who is in already. */
const places = 8;
/** Milliseconds that a newcomer who says nothing keeps a place others wait for. */
const hearing = 5;

/**
 * Node reads from every connection in the order in which something came, so one who is in already would wait behind all of a crowd that has just
 * come. Here a newcomer, a connection that has not asked anything yet, waits unread until there is a place to be heard at; between two who are
 * heard, everybody else is. Who has nothing to say gives the place away and comes round again, so silence keeps nobody out.
 */
export function hearNewcomersInTurn(server: Server): Server {
  const [serve] = server.listeners('connection') as ((socket: Socket) => void)[];
  if (!serve) throw new Error('the server serves no connections');
  server.removeListener('connection', serve);
  Object.assign(server, { pauseOnConnect: true });

  const waiting = new Set<Socket>();
  /** Since when, the longest first. */
  const heard = new Map<Socket, number>();
  const known = new WeakSet<Socket>();
  let timer: NodeJS.Timeout | undefined;

  const hear = (socket: Socket) => {
    waiting.delete(socket);
    heard.set(socket, performance.now());
    if (!known.has(socket)) serve.call(server, socket);
    known.add(socket);
    socket.resume();
  };
  let isDue = false;
  /** Each turn reads once, so nobody gives a place away unheard. */
  const inNextTurn = () => {
    if (!isDue) setImmediate(advance);
    isDue = true;
  };
  function advance() {
    isDue = false;
    for (const socket of waiting) {
      if (heard.size >= places) {
        const [[longest, since]] = heard as unknown as [[Socket, number]];
        const left = since + hearing - performance.now();
        if (left > 0) return void (timer ??= setTimeout(() => ((timer = undefined), inNextTurn()), left));
        heard.delete(longest);
        waiting.add(longest.pause());
      }
      hear(socket);
    }
  }
  const leave = (socket: Socket) => {
    waiting.delete(socket);
    if (heard.delete(socket) && waiting.size > 0) inNextTurn();
  };
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => leave(socket));
    waiting.add(socket);
    inNextTurn();
  });
  server.prependListener('request', ({ socket }) => leave(socket));
  return server;
}
