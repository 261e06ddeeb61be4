import { describe, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { argon } from './argon-threads.ts';
import { admission, isDigest, passwords, TooBusy } from './password.ts';

const digest = 'a'.repeat(64);

describe('passwords', () => {
  const { hash, verify } = passwords();
  test('are kept as argon2id of at least 19 MiB and two passes', async () => {
    const verifier = await hash(digest);
    expect(verifier).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(verifier, digest)).toBe(true);
    expect(await verify(verifier, 'b'.repeat(64))).toBe(false);
  });
  test('nobody has a password that is right', async () => expect(await verify(undefined, digest)).toBe(false));
  test('an unknown account costs what a known one costs: one verification, against a verifier that was made alike', async () => {
    const asked: string[] = [];
    const counted = passwords({
      hash: argon.hash,
      verify: (verifier, given) => {
        asked.push(verifier);
        return argon.verify(verifier, given);
      },
    });
    const known = await argon.hash(digest);
    for (const verifier of [known, undefined, undefined])
      expect(await counted.verify(verifier, 'c'.repeat(64))).toBe(false);
    const costOf = (verifier: string) => verifier.split('$').map((part, n) => (n < 4 ? part : part.length));
    expect(asked.map(costOf)).toEqual([known, known, known].map(costOf));
    // It is made once: to hash each time would take twice as long and so tell who is unknown.
    expect(asked[1]).toBe(asked[2]);
    expect(asked[1]).not.toBe(known);
  });
  test.each(['', 'A'.repeat(64), 'a'.repeat(63), 'a'.repeat(65), 'password', `${'a'.repeat(64)}\n`, undefined])(
    '%j is no digest',
    (text) => expect(isDigest(text)).toBe(false),
  );
});

describe('admission', () => {
  test('runs few at once, lets few wait and sends the rest away at once', async () => {
    const admit = admission({ concurrent: 2, waiting: 3 });
    let [running, most] = [0, 0];
    const work = async () => {
      most = Math.max(most, ++running);
      await wait(5);
      running--;
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => admit(work)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(outcomes.filter((one) => one.status === 'rejected' && one.reason instanceof TooBusy)).toHaveLength(5);
    expect(most).toBe(2);
  });
  test('who has waited too long is sent away without work', async () => {
    let now = 0;
    const admit = admission({ concurrent: 1, maxAgeMs: 100, now: () => now });
    let release = () => {};
    const first = admit(() => new Promise<void>((resolve) => (release = resolve)));
    const second = admit(async () => 'worked');
    now = 101;
    const third = admit(async () => 'worked');
    release();
    await first;
    await expect(second).rejects.toBeInstanceOf(TooBusy);
    expect(await third).toBe('worked');
  });
  test('a work that throws frees its place', async () => {
    const admit = admission({ concurrent: 1 });
    await expect(admit(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await admit(async () => 1)).toBe(1);
  });

  /** So many come at once; it says who had been verified when each went on. */
  async function rounds(people: number, options: Parameters<typeof admission>[0] = {}) {
    const admit = admission({ concurrent: 1, patienceMs: 60_000, ...options });
    const verified: number[] = [];
    const wentOn: (readonly number[])[] = [];
    let [running, most] = [0, 0];
    await Promise.all(
      Array.from({ length: people }, (_, who) =>
        admit(async (isVerified) => {
          most = Math.max(most, ++running);
          await wait(1 + (who % 3));
          verified.push(who);
          running--;
          await isVerified();
          wentOn[who] = [...verified];
        }),
      ),
    );
    return { wentOn, most };
  }
  test('where many wait, a half of them and no more than are said are let in together, and go on together', async () => {
    const { wentOn, most } = await rounds(41, { together: 8 });
    expect(most).toBe(8);
    // The first came alone; of the forty behind, eight are the next round.
    expect(wentOn[0]).toEqual([0]);
    for (let who = 1; who <= 8; who++) expect(wentOn[who]).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 8]));
    expect(wentOn.every((before, who) => before.includes(who))).toBe(true);
  });
  test('where few wait, nobody waits for another', async () => {
    const { wentOn, most } = await rounds(4);
    expect(most).toBe(1);
    expect(wentOn).toEqual([[0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]);
  });
  test('nobody waits for the others for long', async () => {
    const admit = admission({ concurrent: 1, together: 4, patienceMs: 10 });
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const wentOn: number[] = [];
    const all = Array.from({ length: 9 }, (_, who) =>
      admit(async (isVerified) => {
        await (who === 4 ? isReleased : wait(who === 0 ? 5 : 1));
        await isVerified();
        wentOn.push(who);
      }),
    );
    await Promise.all(all.slice(1, 4));
    expect(wentOn).not.toContain(4);
    release();
    await Promise.all(all);
    expect(wentOn).toContain(4);
  });
  test('who leaves a round early, or fails, keeps nobody of it waiting', async () => {
    const admit = admission({ concurrent: 1, together: 4 });
    const first = admit(() => wait(5));
    const others = await Promise.allSettled(
      Array.from({ length: 8 }, (_, who) =>
        admit(async (isVerified) => {
          if (who === 0) throw new Error('no');
          if (who === 1) return 'too many tries';
          await isVerified();
          return 'recorded';
        }),
      ),
    );
    await first;
    expect(others.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
      'failed',
      'too many tries',
      ...Array.from({ length: 6 }, () => 'recorded'),
    ]);
  });
});
