import { createServer, type RequestListener, type Server } from 'node:http';
import { queueConnections } from '../limits/connection-queue.ts';

/** Milliseconds in which what was begun has to be there, and how often somebody looks; without the latter Node looks every half a minute. */
export type Patience = { readonly headers: number; readonly request: number; readonly lookEvery: number };
export const patience: Patience = { headers: 10_000, request: 30_000, lookEvery: 2_000 };

/** Connections that may wait to be taken, or as many as the system allows: who finds no room tries again by itself, a second later. */
export const backlog = 4096;

/** The port of browsers: whoever sends a header or a body drop by drop is cut off with a 408, within `lookEvery` of the time allowed. */
export function httpServer(app: RequestListener, { headers, request, lookEvery }: Patience = patience): Server {
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      connectionsCheckingInterval: lookEvery,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
    },
    app,
  );
  server.maxRequestsPerSocket = 0;
  return queueConnections(server);
}
