import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { signActor, type ActorContext, type Envelope } from './envelope.ts';
import { isUnavailable, unavailable, type Reply } from './reply.ts';

/** `environment` is the one that the person is in; `address` is where the request came from, for slowing down guesses. */
export type SignIn = { readonly email: string; readonly password: string; readonly environment: string; readonly address?: string };
export type SignInReply =
  { readonly ok: true; readonly userId: string } | { readonly ok: false; readonly code: string; readonly params?: { readonly retryAfter: number } };

export type CommandClient = {
  /** Lost connections and an unreachable store are tried again with the same command id, for some seconds at most. */
  send(envelope: Envelope, actor: ActorContext): Promise<Reply>;
  signIn(body: SignIn, channel: 'WEB' | 'APP'): Promise<SignInReply>;
  /** An operation of the service by its path, for the operator's tools. */
  operate(path: string, body: unknown): Promise<unknown>;
  close(): void;
};
type Answer = { readonly status: number; readonly text: string };

const placeOf = (url: string): { readonly socketPath: string } | { readonly host: string; readonly port: string } => {
  const [, host, port] = /^(?:https?:\/\/)?([^/]*):(\d+)\/?$/.exec(url) ?? [];
  return host !== undefined && port !== undefined ? { host, port } : { socketPath: url };
};

/** `url` is the path of a socket, `host:port` or `http://host:port`; `actorKey` is hex. `tries` and the first pause are for tests. */
export function commandClient({ url, actorKey, tries = 8, pauseMs = 50 }: { url: string; actorKey: string; tries?: number; pauseMs?: number }): CommandClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const place = placeOf(url);

  const once = (path: string, body: string, actor: ActorContext): Promise<Answer> =>
    new Promise((resolve, fail) => {
      const headers = { ...signActor(actorKey, actor, body), 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const call = request({ ...place, agent, path, method: 'POST', headers, timeout: 15_000 }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', fail);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }));
      });
      call.on('timeout', () => call.destroy(new Error('no answer in time')));
      call.on('error', fail);
      call.end(body);
    });

  async function post<T>(path: string, payload: unknown, actor: ActorContext): Promise<T> {
    const { status, text } = await once(path, JSON.stringify(payload), actor);
    if (status !== 200 && status !== 503) throw new Refusal(`${path} answered ${status}: ${text.slice(0, 200)}`);
    return JSON.parse(text) as T;
  }

  /** Pauses double: 8 tries take about 6 seconds, longer than the service needs to start again. */
  async function persistently<T extends object>(attempt: () => Promise<T>, isFinal: (answer: T) => boolean, last: (answer: T | undefined) => T): Promise<T> {
    let answer: T | undefined;
    for (let i = 0; i < tries; i++) {
      if (i > 0) await wait(pauseMs * 2 ** (i - 1));
      try {
        answer = await attempt();
        if (isFinal(answer)) return answer;
      } catch (error) {
        if (error instanceof Refusal) throw error;
        answer = undefined;
      }
    }
    return last(answer);
  }

  return {
    send: (envelope, actor) =>
      persistently<Reply>(
        () => post('/commands', envelope, actor),
        (reply) => !isUnavailable(reply),
        (reply) => reply ?? unavailable('unknown'),
      ),
    // A sign-in is not sent again when the connection is lost after it was taken: it would count as a second try.
    signIn: (body, channel) => post('/sign-in', { ...body, channel }, { actorId: null, channel }),
    operate: (path, body) => post(path, body, { actorId: null, channel: 'SYSTEM' }),
    close: () => agent.destroy(),
  };
}

/** The service took the request and found it wrong: asking again would not help. */
export class Refusal extends Error {}
