// Between the services a request is a path, a few headers and a text. undici asks for it with less of the processor than Node's own client, which makes a dozen
// objects for each request: see docs/decisions, "Commands go through undici".
import { errors, Pool, type Dispatcher } from 'undici';

export type Place = { readonly socketPath: string } | { readonly host: string; readonly port: number };
type Answer = { readonly status: number; readonly text: string };
export type Connections = {
  /** Rejects with a `CommandServiceLost`. */
  post(path: string, headers: Readonly<Record<string, string>>, body: string): Promise<Answer>;
  close(): void;
};
/** No answer came; `isTaken` when the service may have got the whole request all the same. */
export class CommandServiceLost extends Error {
  constructor(
    readonly isTaken: boolean,
    cause: Error,
  ) {
    super('the command service was lost', { cause });
  }
}
/** More would wait in the service all the same. */
const mostOpen = 64;

/** So long an answer may take, and a connection may rest: the service ends those that rest four times as long, so that none ends under a request. */
export function connectionsTo(place: Place, silentMs = 15_000): Connections {
  // What the other side had ended before takes no more; and a socket of this host says when it was closed with something in it that nobody had read. Nobody acts
  // on half a request. Over a network the same word may come from a host that started anew after it had acted.
  const unread = new Set('host' in place ? ['EPIPE'] : ['EPIPE', 'ECONNRESET']);
  const pool = new Pool('host' in place ? `http://${place.host}:${place.port}` : 'http://localhost', {
    ...('socketPath' in place && { socketPath: place.socketPath }),
    connections: mostOpen,
    // One request at a time on each: one that takes long would hold up those behind it, and what was taken could not be told.
    pipelining: 1,
    keepAliveTimeout: silentMs,
    keepAliveMaxTimeout: silentMs,
    headersTimeout: silentMs,
    bodyTimeout: silentMs,
  });

  return {
    post: (path, headers, body) =>
      new Promise((resolve, fail) => {
        let [isSent, status] = [false, 0];
        const parts: Buffer[] = [];
        const handler: Dispatcher.DispatchHandler = {
          onRequestStart: () => void (isSent = true),
          onResponseStart: (_controller, code) => void (status = code),
          onResponseData: (_controller, part) => void parts.push(part),
          onResponseEnd: () =>
            resolve({ status, text: (parts.length === 1 ? parts[0]! : Buffer.concat(parts)).toString('utf8') }),
          onResponseError(_controller, error: NodeJS.ErrnoException) {
            const isOurs = error instanceof errors.InvalidArgumentError;
            fail(isOurs ? error : new CommandServiceLost(isSent && !unread.has(error.code ?? ''), error));
          },
        };
        pool.dispatch({ path, method: 'POST', headers, body }, handler);
      }),
    close: () => void pool.destroy(),
  };
}
