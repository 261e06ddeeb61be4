import { randomBytes } from 'node:crypto';
import { argon, type Argon } from './argon-threads.ts';

/** The browser sends this in place of the password: SHA-256 in lower-case hex. */
export const isDigest = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** More is asked for than can be worked off in a useful time. */
export class TooBusy extends Error {
  constructor(readonly retryAfter: number) {
    super('too many sign-ins at once');
  }
}
type Waiting = { readonly since: number; readonly start: () => void; readonly giveUp: () => void };
export type Admission = {
  readonly concurrent?: number;
  readonly waiting?: number;
  readonly maxAgeMs?: number;
  readonly now?: () => number;
};

/**
 * Verifying takes 20 ms of a core and 19 MiB by design, so few run at once and few wait; who has waited too long is sent away before any work,
 * because nobody is there any more for the answer. Throws `TooBusy`.
 */
export function admission({ concurrent = 2, waiting: most = 64, maxAgeMs = 4_000, now = Date.now }: Admission = {}) {
  const waiting: Waiting[] = [];
  let running = 0;
  /** Hands the place on, so that nobody slips in between. */
  const leave = () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      if (now() - one.since <= maxAgeMs) return one.start();
      one.giveUp();
    }
    running--;
  };
  return async function admit<T>(work: () => Promise<T>): Promise<T> {
    if (running < concurrent) running++;
    else if (waiting.length >= most) throw new TooBusy(2);
    else
      await new Promise<void>((start, fail) =>
        waiting.push({ since: now(), start, giveUp: () => fail(new TooBusy(2)) }),
      );
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

export type Passwords = {
  hash(digest: string): Promise<string>;
  /** Against nobody's verifier when there is none: the same work, and never right. */
  verify(verifier: string | undefined, digest: string): Promise<boolean>;
};
export function passwords({ hash, verify }: Argon = argon): Passwords {
  let nobodys: Promise<string> | undefined;
  return {
    hash,
    async verify(verifier, digest) {
      const isRight = await verify(verifier ?? (await (nobodys ??= hash(randomBytes(32).toString('hex')))), digest);
      return isRight && verifier !== undefined;
    },
  };
}
