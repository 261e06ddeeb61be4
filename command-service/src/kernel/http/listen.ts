import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:http';
import { clearStaleSocket } from '@paideia/store/stale-socket.ts';

/** `where`: the path of a socket, or `host:port`. Slow requests are cut off: the only callers are services of the house. */
export function listen(app: RequestListener, where: string): Promise<Server> {
  const server = createServer({ requestTimeout: 15_000, headersTimeout: 5_000, keepAliveTimeout: 60_000 }, app);
  const place = /^([^/]*):(\d+)$/.exec(where);
  return new Promise((resolve, fail) => {
    server.once('error', fail);
    const ready = () => {
      server.off('error', fail);
      resolve(server);
    };
    if (place) server.listen({ host: place[1] === '' ? '127.0.0.1' : place[1], port: Number(place[2]) }, ready);
    else clearStaleSocket(where).then(() => server.listen({ path: where }, ready), fail);
  });
}

/** Waits for the requests under way, at most so long; connections that are idle end at once. */
export async function endServer(server: Server, withinMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearTimeout(late);
}
