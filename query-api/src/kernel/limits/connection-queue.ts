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

  /** Who was not heard yet, and who was and had nothing to say. */
  const [fresh, silent] = [new Set<Socket>(), new Set<Socket>()];
  /** Since when, the longest first. */
  const heard = new Map<Socket, number>();
  const known = new WeakSet<Socket>();
  let timer: NodeJS.Timeout | undefined;

  const hear = (socket: Socket) => {
    fresh.delete(socket);
    silent.delete(socket);
    heard.set(socket, performance.now());
    if (!known.has(socket)) serve.call(server, socket);
    known.add(socket);
    socket.resume();
  };
  let turns = 0;
  /** Browsers open connections that they may need: who comes with a request is not to wait for all of those. */
  const next = (): Socket | undefined => {
    for (const line of ++turns % 4 === 0 ? [silent, fresh] : [fresh, silent]) for (const socket of line) return socket;
    return undefined;
  };
  let isDue = false;
  /** Each turn reads once, so nobody gives a place away unheard. */
  const inNextTurn = () => {
    if (!isDue) setImmediate(advance);
    isDue = true;
  };
  function advance() {
    isDue = false;
    for (let socket = next(); socket; socket = next()) {
      if (heard.size >= places) {
        const [[longest, since]] = heard as unknown as [[Socket, number]];
        const left = since + hearing - performance.now();
        if (left > 0) return void (timer ??= setTimeout(() => ((timer = undefined), inNextTurn()), left));
        heard.delete(longest);
        silent.add(longest.pause());
      }
      hear(socket);
    }
  }
  const leave = (socket: Socket) => {
    fresh.delete(socket);
    silent.delete(socket);
    if (heard.delete(socket) && fresh.size + silent.size > 0) inNextTurn();
  };
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => leave(socket));
    fresh.add(socket);
    inNextTurn();
  });
  server.prependListener('request', ({ socket }) => leave(socket));
  return server;
}
