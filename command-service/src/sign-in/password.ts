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
/** They were let in together, and those who have been verified go on together. */
type Round = { verified(): Promise<void>; leave(): void };
type Waiting = { readonly since: number; readonly start: (round: Round) => void; readonly giveUp: () => void };
type Admission = {
  readonly concurrent?: number;
  readonly waiting?: number;
  readonly together?: number;
  readonly patienceMs?: number;
  readonly maxAgeMs?: number;
  readonly now?: () => number;
};
/** `verified` gives the place on and is over when those who were let in together have been verified, or some of them for long enough. */
export type Admit = <T>(work: (verified: () => Promise<void>) => Promise<T>) => Promise<T>;

function roundOf(size: number, patienceMs: number): Round {
  let left = size;
  let waiting: (() => void)[] = [];
  const goOn = () => {
    const those = waiting;
    waiting = [];
    for (const go of those) go();
  };
  const timer = size > 1 ? setInterval(goOn, patienceMs) : undefined;
  return {
    verified: () => (left === 0 ? Promise.resolve() : new Promise((go) => waiting.push(go))),
    leave() {
      if (--left > 0) return;
      clearInterval(timer);
      goOn();
    },
  };
}

/**
 * Verifying takes 20 ms of a core and 19 MiB by design, so few are let in at once and few wait; who has waited too long is sent away before any work,
 * because nobody is there any more for the answer. Throws `TooBusy`.
 *
 * Where many wait, up to a half of them and `together` at most are let in as one round, as soon as all but one of the last round are verified: what is to be
 * written for each is then written for all of them at once. Whoever is verified first waits for the others, `patienceMs` at most.
 */
export function admission({
  concurrent = 2,
  waiting: most = 64,
  together = 16,
  patienceMs = 250,
  maxAgeMs = 4_000,
  now = Date.now,
}: Admission = {}): Admit {
  const waiting: Waiting[] = [];
  let running = 0;
  function nextRound(): void {
    const those: Waiting[] = [];
    const many = Math.max(1, Math.min(together, Math.floor(waiting.length / 2)));
    while (those.length < many) {
      const one = waiting.shift();
      if (!one) break;
      if (now() - one.since <= maxAgeMs) those.push(one);
      else one.giveUp();
    }
    // Nobody slips in before those who start now.
    running += those.length;
    const round = roundOf(those.length, patienceMs);
    for (const { start } of those) start(round);
  }
  return async function admit(work) {
    let round = roundOf(1, patienceMs);
    if (running < concurrent) running++;
    else if (waiting.length >= most) throw new TooBusy(2);
    else
      round = await new Promise<Round>((start, fail) =>
        waiting.push({ since: now(), start, giveUp: () => fail(new TooBusy(2)) }),
      );
    let isIn = true;
    const leave = () => {
      if (!isIn) return;
      isIn = false;
      running--;
      round.leave();
      while (running < concurrent && waiting.length > 0) nextRound();
    };
    try {
      return await work(() => {
        leave();
        return round.verified();
      });
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
