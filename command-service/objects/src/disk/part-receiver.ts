import type { IncomingMessage, ServerResponse } from 'node:http';
import { NoUpload, PartBroken, StorageFull, type ObjectStore, type PlannedPart } from '../port.ts';
import { signedTokens, type Tokens } from '../signed-token.ts';

/** What an address of a part says. */
export type PartTicket = PlannedPart & { /** Milliseconds since 1970. */ readonly until: number };
export const partTickets = (key: string): Tokens<PartTicket> => signedTokens<PartTicket>(key, 'part of an upload');

const statusOf = (error: unknown): number =>
  error instanceof StorageFull ? 507 : error instanceof NoUpload ? 404 : error instanceof PartBroken ? 400 : 500;

/** Takes what is sent to an address of a part: its bytes go from the wire to the disk and are never gathered. */
export const partReceiver =
  (tickets: Tokens<PartTicket>, writePart: ObjectStore['writePart']): NonNullable<ObjectStore['receivePart']> =>
  async (request: IncomingMessage, response: ServerResponse, token: string): Promise<void> => {
    const refuse = (status: number) => {
      // What is still on its way is not waited for.
      response.writeHead(status, { Connection: 'close', 'Content-Length': 0 }).end();
      request.unpipe().resume();
    };
    const ticket = tickets.read(token);
    if (request.method !== 'PUT' || !ticket || ticket.until <= Date.now()) return refuse(403);
    if (Number(request.headers['content-length']) !== ticket.size) return refuse(400);
    try {
      const { etag } = await writePart(ticket, request);
      response.writeHead(200, { ETag: `"${etag}"`, 'Content-Length': 0 }).end();
    } catch (error) {
      if (!response.headersSent && !request.destroyed) refuse(statusOf(error));
    }
  };
