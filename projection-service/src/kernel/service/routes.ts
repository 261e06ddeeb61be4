// How a service answers the others of the house: by a table of routes, in JSON, over Node's own server. A router that compares each address with every layer
// takes several times as long as all that Node does for a request (decision 60).
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';

export type Asked = {
  readonly method: string;
  /** It is as it came and was signed, with its search. */
  readonly path: string;
  /** What stands where the route's last part is a `:name`; otherwise empty. */
  readonly last: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};
/** A text is sent as it is, anything else as JSON. */
export type Answered = {
  readonly status: number;
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
};
/** It writes its answer itself where it answers with nothing. */
export type Route = (asked: Asked, response: ServerResponse) => Answered | void | Promise<Answered | void>;
type Routes = Readonly<Record<`${'GET' | 'POST' | 'PUT'} /${string}`, Route>>;

const mostBytes = 1_000_000;
const notFound: Answered = { status: 404, body: { ok: false, code: 'notFound' } };
/** The connection ends with it: nobody waits until all has come that is not wanted. */
const tooLarge: Answered = { status: 413, body: { ok: false, code: 'tooLarge' }, headers: { Connection: 'close' } };

/** Answers undefined for one that is too large. */
const bodyOf = (request: IncomingMessage): Promise<Buffer | undefined> =>
  new Promise((resolve, fail) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    request.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes <= mostBytes) parts.push(part);
      else resolve(undefined);
    });
    request.on('end', () => resolve(parts.length === 1 ? parts[0] : Buffer.concat(parts)));
    request.on('error', fail);
  });

function send(response: ServerResponse, { status, body, headers }: Answered): void {
  const [text, type] = typeof body === 'string' ? [body, 'text/plain'] : [JSON.stringify(body), 'application/json'];
  const bytes = Buffer.byteLength(text);
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': bytes, ...headers });
  response.end(text);
}

/** `failed` says what is answered when a route throws. */
export function routed(routes: Routes, failed: (error: unknown, asked: Asked) => Answered): RequestListener {
  const table = new Map(Object.entries(routes).map(([key, route]) => [key.replace(/:\w+$/, ':'), route]));
  /** Answers the route, and what stands for its `:name`. */
  function find(key: string): readonly [Route, string] | undefined {
    const exact = table.get(key);
    if (exact) return [exact, ''];
    const end = key.lastIndexOf('/') + 1;
    const open = table.get(`${key.slice(0, end)}:`);
    try {
      return open && [open, decodeURIComponent(key.slice(end))];
    } catch {
      return undefined; // It is no text that was written into an address.
    }
  }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request;
    const found = find(`${method === 'HEAD' ? 'GET' : method} ${path.split('?', 1)[0]!}`);
    const body = await bodyOf(request);
    if (!found) return send(response, notFound);
    if (!body) return send(response, tooLarge);
    const asked = { method, path, last: found[1], headers, body };
    try {
      const answered = await found[0](asked, response);
      if (answered) send(response, answered);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else send(response, failed(error, asked));
    }
  }
  // Whoever hung up before all had come waits for nothing.
  return (request, response) => void answer(request, response).catch(() => response.destroy());
}
