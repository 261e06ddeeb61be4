import { setMaxListeners } from 'node:events';
import { StoreUnavailable } from '../port.ts';
import type { EsdbClient } from './esdb-client.ts';
import { grpc, unavailable, type Failure } from './esdb-failures.ts';

/** So long the server itself takes at most for a commit: then it drops what it was asked, and a silence is no work that is under way. */
export const patienceMs = 2_000;
/** Time is counted in looks: what came while this process was busy itself is seen before the next one. So many make a patience. */
export const looks = 8;
const probeEveryMs = 1_000;
const renewEveryMs = 200;

/** It holds a client as long as it is the one that is used; `lost` says that another one took its place. */
export type Link = { readonly client: EsdbClient; readonly lost: AbortSignal };
export type Connection = {
  link(): Link;
  /** What the link was asked failed: the next one asks on a fresh connection, and whoever waits on this one for what may never come is told. */
  renew(link: Link, error: unknown): void;
  /** It is for what can be asked twice: if the link is lost meanwhile, it is asked once more on a fresh one. */
  twice<T>(ask: (client: EsdbClient) => Promise<T>): Promise<T>;
  /** Until the answer is called, the server is asked every second whether it is there: who follows the log hears by nothing else that it is not. */
  watch(): () => void;
  close(): Promise<void>;
};

// A connection that says nothing is still open. One that was refused the client closes by itself.
const isSilent = (error: unknown) =>
  error instanceof StoreUnavailable || (error as Failure).code === grpc.deadlineExceeded;
/** What was asked on it before ends by its own patience: the client would end it as if there was nothing more to read. */
async function close(client: EsdbClient): Promise<void> {
  (await client.getChannel()).close();
}

/**
 * `open` gives a client whose connection is shared with none before. The client's own way back waits longer each time; a fresh one begins anew.
 * `probe` asks for something small.
 */
export function connection(
  open: (generation: number) => EsdbClient,
  probe: (client: EsdbClient) => Promise<unknown>,
): Connection {
  let generation = 0;
  // Each subscription listens.
  const newSignal = () => {
    const controller = new AbortController();
    setMaxListeners(0, controller.signal);
    return controller;
  };
  let ending = newSignal();
  let current: Link = { client: open(generation), lost: ending.signal };
  let renewedAt = -Infinity;
  let watching = 0;
  let timer: NodeJS.Timeout | undefined;

  function renew(link: Link, error: unknown): void {
    if (link !== current || performance.now() - renewedAt < renewEveryMs) return;
    renewedAt = performance.now();
    const [{ client }, ended] = [current, ending];
    ending = newSignal();
    current = { client: open(++generation), lost: ending.signal };
    ended.abort();
    if (isSilent(error)) close(client).catch(() => undefined);
  }
  async function ask<T>(work: (client: EsdbClient) => Promise<T>): Promise<T> {
    const link = current;
    try {
      return await work(link.client);
    } catch (error) {
      if (unavailable(error) instanceof StoreUnavailable) renew(link, error);
      throw error;
    }
  }
  async function look(): Promise<void> {
    await ask(probe).catch(() => undefined);
    if (watching > 0) timer = setTimeout(() => void look(), probeEveryMs).unref();
    else timer = undefined;
  }

  return {
    link: () => current,
    renew,
    twice: (work) =>
      ask(work).catch((error: unknown) => {
        if (unavailable(error) instanceof StoreUnavailable) return ask(work);
        throw error;
      }),
    watch() {
      watching++;
      timer ??= setTimeout(() => void look(), probeEveryMs).unref();
      return () => void watching--;
    },
    close: () => current.client.dispose(),
  };
}
