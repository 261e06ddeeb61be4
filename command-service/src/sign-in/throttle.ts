import type { Records } from '@paideia/documents/records.ts';
import { keyedLock } from '../kernel/decide/lock.ts';

/** `free` tries of this key in 15 minutes cost nothing; each further one waits twice as long as the one before. */
export type Limit = { readonly key: string; readonly free: number };
type Tries = { readonly count: number; readonly since: number; readonly last: number };

const windowMs = 15 * 60_000;
const longestWaitMs = 5 * 60_000;
const recordKey = (key: string) => `tries:${key}`;
/** Says how long after the last try the next one may be made. */
const waitAfter = ({ count }: Tries, free: number): number =>
  count < free ? 0 : Math.min(1_000 * 2 ** Math.min(count - free, 20), longestWaitMs);

/** Slows guessing down and locks nobody out: whoever waits may try again. A try counts before it is judged, so a hundred at once are a hundred. */
export function throttle(records: Records, clock: () => Date) {
  const locked = keyedLock();
  const now = () => clock().getTime();

  async function triesOf(key: string): Promise<Tries> {
    const found = (await records.get<Tries>(recordKey(key)))?.value;
    return found && now() - found.since < windowMs ? found : { count: 0, since: now(), last: 0 };
  }
  const keep = (key: string, tries: Tries) => records.put(recordKey(key), tries, new Date(tries.since + windowMs));

  return {
    /** 0 and the try is counted, or the seconds to wait and it is not. */
    take: (limits: readonly Limit[]): Promise<number> =>
      locked('all', async () => {
        const tries = await Promise.all(limits.map(({ key }) => triesOf(key)));
        // A clock that was set back makes nobody wait longer than the wait itself.
        const since = (last: number) => Math.max(0, now() - last);
        const waitMs = Math.max(0, ...limits.map(({ free }, i) => waitAfter(tries[i]!, free) - since(tries[i]!.last)));
        if (waitMs > 0) return Math.ceil(waitMs / 1_000);
        await Promise.all(
          limits.map(({ key }, i) => keep(key, { ...tries[i]!, count: tries[i]!.count + 1, last: now() })),
        );
        return 0;
      }),
    /** It was the right person after all: the try does not count. */
    giveBack: (limits: readonly Limit[]): Promise<unknown> =>
      locked('all', () =>
        Promise.all(
          limits.map(async ({ key }) => {
            const tries = await triesOf(key);
            if (tries.count > 0) await keep(key, { ...tries, count: tries.count - 1 });
          }),
        ),
      ),
    forget: (key: string): Promise<void> => records.remove(recordKey(key)),
  };
}
export type Throttle = ReturnType<typeof throttle>;
