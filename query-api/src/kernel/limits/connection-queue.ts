import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** So many new connections are read at once, and so many requests at most stand before that of somebody who is in already. */
const concurrency = 8;
/** Milliseconds that a new connection which says nothing keeps a place others wait for. */
const idleMs = 5;

/**
 * Node reads from every connection in the order in which something came, so one who is in already would wait behind all of those that have
 * just come. Here a connection that has not asked anything yet waits unread until there is a place for it; between two that are read, everybody
 * else is. One that has nothing to say gives the place away and comes round again, so silence keeps nobody out.
 */
export function queueConnections(server: Server): Server {
  const [serve] = server.listeners('connection') as ((socket: Socket) => void)[];
  if (!serve) throw new Error('the server serves no connections');
  server.removeListener('connection', serve);
  Object.assign(server, { pauseOnConnect: true });

  /** Those that were not read yet, and those that were and had nothing to say. */
  const [fresh, silent] = [new Set<Socket>(), new Set<Socket>()];
  /** It knows since when each is read, the longest first. */
  const reading = new Map<Socket, number>();
  const known = new WeakSet<Socket>();
  let timer: NodeJS.Timeout | undefined;

  const read = (socket: Socket) => {
    fresh.delete(socket);
    silent.delete(socket);
    reading.set(socket, performance.now());
    if (!known.has(socket)) serve.call(server, socket);
    known.add(socket);
    socket.resume();
  };
  let turns = 0;
  /** Browsers open connections that they may need: who comes with a request is not to wait for all of those. */
  const next = (): Socket | undefined => {
    for (const queue of ++turns % 4 === 0 ? [silent, fresh] : [fresh, silent])
      for (const socket of queue) return socket;
    return undefined;
  };
  let isDue = false;
  /** Each turn reads once, so nobody gives a place away unread. */
  const scheduleAdvance = () => {
    if (!isDue) setImmediate(advance);
    isDue = true;
  };
  function advance() {
    isDue = false;
    for (let socket = next(); socket; socket = next()) {
      if (reading.size >= concurrency) {
        const [[longest, since]] = reading as unknown as [[Socket, number]];
        const left = since + idleMs - performance.now();
        if (left > 0) return void (timer ??= setTimeout(() => ((timer = undefined), scheduleAdvance()), left));
        reading.delete(longest);
        silent.add(longest.pause());
      }
      read(socket);
    }
  }
  const leave = (socket: Socket) => {
    fresh.delete(socket);
    silent.delete(socket);
    if (reading.delete(socket) && fresh.size + silent.size > 0) scheduleAdvance();
  };
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => leave(socket));
    fresh.add(socket);
    scheduleAdvance();
  });
  server.prependListener('request', ({ socket }) => leave(socket));
  return server;
}
