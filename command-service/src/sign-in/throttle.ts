import type { Records, StoredRecord } from '@paideia/documents/records.ts';

/** `free` tries of this key in 15 minutes cost nothing; each further one waits twice as long as the one before. */
export type Limit = { readonly key: string; readonly free: number };
type Tries = { readonly count: number; readonly since: number; readonly last: number };
/** `tries`: those of the record, if they still count. */
type Found = { readonly record: StoredRecord<Tries> | undefined; readonly tries: Tries | undefined };

const windowMs = 15 * 60_000;
const longestWaitMs = 5 * 60_000;
/** Another instance may be faster; each time one of them gets through. */
const mostWrites = 10;
const recordKey = (key: string) => `tries:${key}`;
/** Says how long after the last try the next one may be made. */
const waitAfter = ({ count }: Tries, free: number): number =>
  count < free ? 0 : Math.min(1_000 * 2 ** Math.min(count - free, 20), longestWaitMs);

/** It says what becomes of the tries of some keys, and answers with the seconds to wait. A key without tries is not kept. */
type Step = { readonly keys: readonly string[]; readonly act: (tries: Map<string, Tries | undefined>) => number };
type Asked = Step & { readonly done: (seconds: number) => void; readonly fail: (error: unknown) => void };

/**
 * Slows guessing down and locks nobody out: whoever waits may try again. A try counts before it is judged, so a hundred at once are a hundred. What is asked
 * is done in the order in which it came; what has come together, or while something was written, is written together. What other instances count meanwhile is
 * counted too.
 */
export function throttle(records: Records, clock: () => Date) {
  const now = () => clock().getTime();
  let asked: Asked[] = [];
  let isWorking = false;

  async function find(key: string): Promise<Found> {
    const record = await records.get<Tries>(recordKey(key));
    return { record, tries: record && now() - record.value.since < windowMs ? record.value : undefined };
  }
  async function keep(key: string, first: Found, tries: Tries | undefined): Promise<void> {
    if (!tries) return records.remove(recordKey(key));
    const more = tries.count - (first.tries?.count ?? 0);
    let [found, wanted] = [first, tries];
    for (let writes = 0; writes < mostWrites; writes++) {
      const until = new Date(wanted.since + windowMs);
      const isKept = found.record
        ? await records.replace(recordKey(key), found.record.version, wanted, until)
        : (await records.putIfAbsent(recordKey(key), wanted, until)).isNew;
      if (isKept) return;
      // Another instance has counted since this one looked.
      found = await find(key);
      const { count, since, last } = found.tries ?? { ...tries, count: 0 };
      wanted = { count: Math.max(0, count + more), since, last: Math.max(last, tries.last) };
    }
    await records.put(recordKey(key), wanted, new Date(wanted.since + windowMs));
  }
  async function work(these: readonly Asked[]): Promise<void> {
    try {
      const keys = [...new Set(these.flatMap((one) => one.keys))];
      const before = new Map(await Promise.all(keys.map(async (key) => [key, await find(key)] as const)));
      const tries = new Map([...before].map(([key, found]) => [key, found.tries] as const));
      const answers = these.map(({ act }) => act(tries));
      const changed = [...before].filter(([key, found]) => tries.get(key) !== found.tries);
      await Promise.all(changed.map(([key, found]) => keep(key, found, tries.get(key))));
      these.forEach(({ done }, i) => done(answers[i]!));
    } catch (error) {
      for (const { fail } of these) fail(error);
    }
  }
  async function workAll(): Promise<void> {
    for (; asked.length > 0;) {
      const these = asked;
      asked = [];
      await work(these);
    }
    isWorking = false;
  }
  const inTurn = (step: Step): Promise<number> =>
    new Promise((done, fail) => {
      asked.push({ ...step, done, fail });
      if (isWorking) return;
      isWorking = true;
      // Who comes together asks within one turn of the event loop.
      setImmediate(() => void workAll());
    });

  return {
    /** 0 and the try is counted, or the seconds to wait and it is not. */
    take: (limits: readonly Limit[]): Promise<number> =>
      inTurn({
        keys: limits.map(({ key }) => key),
        act(tries) {
          const made = limits.map(({ key }) => tries.get(key) ?? { count: 0, since: now(), last: 0 });
          // A clock that was set back makes nobody wait longer than the wait itself.
          const since = (last: number) => Math.max(0, now() - last);
          const waitMs = Math.max(0, ...limits.map(({ free }, i) => waitAfter(made[i]!, free) - since(made[i]!.last)));
          if (waitMs > 0) return Math.ceil(waitMs / 1_000);
          limits.forEach(({ key }, i) => tries.set(key, { ...made[i]!, count: made[i]!.count + 1, last: now() }));
          return 0;
        },
      }),
    /** It was the right person after all: the try does not count. */
    giveBack: (limits: readonly Limit[]): Promise<unknown> =>
      inTurn({
        keys: limits.map(({ key }) => key),
        act(tries) {
          for (const { key } of limits) {
            const made = tries.get(key);
            if (made && made.count > 0) tries.set(key, { ...made, count: made.count - 1 });
          }
          return 0;
        },
      }),
    forget: (key: string): Promise<unknown> => inTurn({ keys: [key], act: (tries) => (tries.set(key, undefined), 0) }),
  };
}
export type Throttle = ReturnType<typeof throttle>;
