// A request and its answer as Node has them, with what the steps note on the way. Those of Express are such too, so every step serves in front of its
// router and behind it.
import type { IncomingMessage, ServerResponse } from 'node:http';

export type Asked = IncomingMessage & {
  /** It says whose request it is, for what is counted: the address, or its network; see `client-address.ts`. */
  readonly ip?: string | undefined;
  /** Once it was read. */
  body?: unknown;
};
type Notes = {
  /** Names and values in turns, while they are gathered for an answer that gives Node all of them at once. */
  headers?: string[] | undefined;
  nonce?: string;
  /** They are those of an admitted document. */
  rootFields?: readonly string[];
  operation?: string;
  documentKey?: string;
};
export type Answered = ServerResponse & { readonly locals: Notes };
type Next = (error?: unknown) => void;
/** One thing that is done with a request: it answers, or goes on to the next one. */
export type Step = (request: Asked, response: Answered, next: Next) => unknown;

/** Says a header, besides others of its name. */
export function sayHeader(response: Answered, name: string, value: string): void {
  const { headers } = response.locals;
  if (headers) headers.push(name, value);
  else response.appendHeader(name, value);
}
/** Headers that are said from here on are gathered: given one at a time, each is checked and kept by itself. */
export const gatherHeaders: Step = (_request, response, next) => {
  response.locals.headers = [];
  next();
};
/** Gives Node what was gathered, for whoever answers in another way than by `answerAtOnce`. */
export function giveHeaders(response: Answered): void {
  const { headers = [] } = response.locals;
  response.locals.headers = undefined;
  for (let n = 0; n < headers.length; n += 2) response.appendHeader(headers[n]!, headers[n + 1]!);
}
/** Answers with what was gathered. */
export function answerAtOnce(
  response: Answered,
  headers: readonly string[],
  text: string,
  encoding: 'latin1' | 'utf8',
): void {
  for (let n = 0; n < headers.length; n += 2) sayHeader(response, headers[n]!, headers[n + 1]!);
  const gathered = response.locals.headers;
  // Beside headers that it has already, a cookie perhaps, Node takes no two of one name.
  if (gathered && response.getHeaderNames().length === 0) response.writeHead(200, gathered);
  else giveHeaders(response);
  response.end(text, encoding);
}

/** Several steps as one: in Express each path of a request's many steps through the router would cost more than most of them do. */
export const inOrder =
  (...steps: readonly Step[]): Step =>
  (request, response, done) => {
    const run = (n: number): void => {
      const step = steps[n];
      if (!step) return done();
      const next = (error?: unknown) => (error === undefined || error === null ? run(n + 1) : done(error));
      try {
        const result = step(request, response, next);
        if (result instanceof Promise) result.catch(done);
      } catch (error) {
        done(error);
      }
    };
    run(0);
  };

/** Whether the path is `/graphql`, letter by letter; an address may stand before it, and a search behind it. */
export const isForGraphql = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean =>
  url === '/graphql' || /^(?:\w+:\/\/[^/?#]*)?\/graphql(?:[?#]|$)/.test(url);

/** A header that is sent once, or the values of several as one. */
export const headerOf = ({ headers }: Pick<IncomingMessage, 'headers'>, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
};
