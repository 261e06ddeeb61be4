import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { NoUpload, PartBroken, StorageFull, type ObjectStore, type StoredPart, type PlannedPart } from '../port.ts';
import { signedTokens, type Tokens } from '../signed-token.ts';

/** An address of a part says this. */
type PartTicket = PlannedPart & { /** It is counted in milliseconds since 1970. */ readonly until: number };
export const partTickets = (key: string): Tokens<PartTicket> => signedTokens<PartTicket>(key, 'part of an upload');

const statusOf = (error: unknown): number =>
  error instanceof StorageFull ? 507 : error instanceof NoUpload ? 404 : error instanceof PartBroken ? 400 : 500;

/** Takes what is sent to an address of a part: its bytes go from the wire to the disk and are never gathered. */
export const partReceiver =
  (
    tickets: Tokens<PartTicket>,
    keepPart: (part: PlannedPart, request: IncomingMessage) => Promise<StoredPart>,
    now: () => number,
  ): NonNullable<ObjectStore['receivePart']> =>
  async (request: IncomingMessage, response: ServerResponse, token: string): Promise<void> => {
    const refuse = (status: number) => {
      // What is still on its way is not waited for.
      response.writeHead(status, { Connection: 'close', 'Content-Length': 0 }).end();
      request.resume();
    };
    /** A browser that is still sending reads no answer, and takes a connection that is closed for a broken line: it is let finish. */
    const refuseInTheEnd = async (status: number) => {
      if (!request.complete) await new Promise((resolve) => finished(request.resume(), resolve));
      if (!response.destroyed) response.writeHead(status, { 'Content-Length': 0 }).end();
    };
    const ticket = tickets.read(token);
    if (request.method !== 'PUT' || !ticket) return refuse(403);
    if (Number(request.headers['content-length']) !== ticket.size) return refuse(400);
    if (ticket.until <= now()) return refuseInTheEnd(403);
    try {
      const { etag } = await keepPart(ticket, request);
      response.writeHead(200, { ETag: `"${etag}"`, 'Content-Length': 0 }).end();
    } catch (error) {
      await refuseInTheEnd(statusOf(error));
    }
  };
