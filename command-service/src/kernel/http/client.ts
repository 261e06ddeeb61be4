import { setTimeout as wait } from 'node:timers/promises';
import type { CommandType } from '@paideia/events/catalogue.ts';
import { signRequest, validForMs } from '@paideia/projection-service/kernel/signature.ts';
import type { ActorContext, CommandEnvelope, Envelope } from '../decide/envelope.ts';
import { isUnavailable, unavailable, type Reply } from '../decide/reply.ts';
import { CommandServiceLost, connectionsTo, type Place } from './connections.ts';

/** `environment` is the one that the person is in; `address` is where the request came from, for slowing down guesses. */
export type SignIn = {
  readonly email: string;
  readonly password: string;
  readonly environment: string;
  readonly address?: string;
};
export type SignInReply =
  | { readonly ok: true; readonly userId: string }
  | { readonly ok: false; readonly code: string; readonly params?: { readonly retryAfter: number } };

export type CommandClient = {
  /** Lost connections and an unreachable store are tried again with the same command id, for 10 seconds at most. */
  send<T extends CommandType>(envelope: CommandEnvelope<T>, actor: ActorContext): Promise<Reply>;
  /** As `send`, for commands that come as data (of the seed, of a generator): the service alone says whether they are well formed. */
  sendUnchecked(envelope: Envelope, actor: ActorContext): Promise<Reply>;
  signIn(body: SignIn, channel: 'WEB' | 'APP'): Promise<SignInReply>;
  /** An operation of the service by its path, by itself for the operator's tools, or in somebody's name. */
  operate(path: string, body: unknown, actor?: ActorContext): Promise<unknown>;
  close(): void;
};
const [firstPauseMs, longestPauseMs] = [25, 400];

const placeOf = (url: string): Place => {
  const [, host, port] = /^(?:https?:\/\/)?([^/]*):(\d+)\/?$/.exec(url) ?? [];
  return host !== undefined && port !== undefined ? { host, port: Number(port) } : { socketPath: url };
};

/** `url` is the path of a socket, `host:port` or `http://host:port`; `actorKey` is hex; `patienceMs` is how long a lost connection is tried again. */
export function commandClient({
  url,
  actorKey,
  patienceMs = 10_000,
}: {
  url: string;
  actorKey: string;
  patienceMs?: number;
}): CommandClient {
  const connections = connectionsTo(placeOf(url));

  async function post<T>(path: string, payload: unknown, actor: ActorContext): Promise<T> {
    const signedAt = Date.now();
    const body = JSON.stringify(payload);
    const signed = signRequest(actorKey, { method: 'POST', path, body }, actor);
    const { status, text } = await connections.post(path, { 'content-type': 'application/json', ...signed }, body);
    // It waited behind others until its signature was too old: nothing is wrong with it, and nothing was done.
    if (status === 401 && Date.now() - signedAt > validForMs)
      throw new CommandServiceLost(false, new Error('it waited for too long'));
    // What is of the wrong shape is refused with 400: that is an answer as well, for what people sent may stand in it.
    if (status !== 200 && status !== 400 && status !== 503)
      throw new Refusal(`${path} answered ${status}: ${text.slice(0, 200)}`);
    return JSON.parse(text) as T;
  }

  /** Until it is settled, or as long as the patience lasts: a service that starts again is worth waiting for. */
  async function insist<T>(
    attempt: () => Promise<T>,
    mayBeSentTwice: boolean,
    isSettled: (reply: T) => boolean,
  ): Promise<T> {
    const begun = Date.now();
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
      const outcome = await attempt().catch((error: unknown) => {
        if (error instanceof CommandServiceLost && (mayBeSentTwice || !error.isTaken)) return error;
        throw error;
      });
      const isLost = outcome instanceof CommandServiceLost;
      if (!isLost && isSettled(outcome)) return outcome;
      // A store that the service cannot reach it has waited for itself.
      const isOver = Date.now() + pause - begun > (isLost ? patienceMs : patienceMs / 3);
      if (isOver && isLost) throw outcome;
      if (isOver) return outcome as T;
      await wait(pause);
    }
  }

  async function send(envelope: Envelope, actor: ActorContext): Promise<Reply> {
    // Once an answer was lost, only an answer settles what was written.
    let written: 'no' | 'unknown' = 'no';
    const attempt = async () => {
      try {
        const reply = await post<Reply>('/commands', envelope, actor);
        if (isUnavailable(reply) && reply.written === 'unknown') written = 'unknown';
        return reply;
      } catch (error) {
        if (error instanceof CommandServiceLost && error.isTaken) written = 'unknown';
        throw error;
      }
    };
    try {
      const reply = await insist(attempt, true, (one) => !isUnavailable(one));
      return isUnavailable(reply) ? unavailable(written) : reply;
    } catch (error) {
      if (error instanceof CommandServiceLost) return unavailable(written);
      throw error;
    }
  }

  return {
    send,
    sendUnchecked: send,
    signIn: async (body, channel) => {
      try {
        return await insist<SignInReply>(
          () => post('/sign-in', { ...body, channel }, { actorId: null, channel }),
          false,
          () => true,
        );
      } catch (error) {
        if (error instanceof CommandServiceLost) return { ok: false, code: 'unavailable' };
        throw error;
      }
    },
    operate: (path, body, actor = { actorId: null, channel: 'SYSTEM' }) =>
      insist(
        () => post(path, body, actor),
        false,
        () => true,
      ),
    close: connections.close,
  };
}

/** The service took the request and found it wrong: asking again would not help. */
class Refusal extends Error {}
