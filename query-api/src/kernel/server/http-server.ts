import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { partsPath } from '@paideia/objects/open.ts';
import { queueConnections } from '../limits/connection-queue.ts';

/** Milliseconds in which what was begun has to be there (`part`: a part of a file, of 50 MB), and how often somebody looks; without the latter Node looks every half a minute. */
export type Patience = {
  readonly headers: number;
  readonly request: number;
  readonly part?: number;
  readonly lookEvery: number;
};
export const patience = { headers: 10_000, request: 30_000, part: 30 * 60_000, lookEvery: 2_000 } satisfies Patience;

/** Connections that may wait to be taken, or as many as the system allows: who finds no room tries again by itself, a second later. */
export const backlog = 4096;

const isPart = ({ method, url = '' }: IncomingMessage) => method === 'PUT' && url.startsWith(`${partsPath}/`);
/** As Node does it, whose own limit is the one of parts. */
function cutOffAfter(ms: number, request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    request.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    request.socket.destroySoon();
  }, ms);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}

/** The port of browsers: whoever sends a header or a body drop by drop is cut off with a 408, within `lookEvery` of the time allowed. */
export function httpServer(
  app: RequestListener,
  { headers, request, part = patience.part, lookEvery }: Patience = patience,
): Server {
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: part,
      connectionsCheckingInterval: lookEvery,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
    },
    (asked, answer) => {
      if (!isPart(asked)) cutOffAfter(request, asked);
      app(asked, answer);
    },
  );
  server.maxRequestsPerSocket = 0;
  return queueConnections(server);
}
