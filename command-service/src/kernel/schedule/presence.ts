import { setTimeout as wait } from 'node:timers/promises';
import type { Records } from '@paideia/documents/records.ts';
import type { Absence } from '@paideia/events/kernel/dates.ts';
import type { Log } from '../logging/log.ts';

const [seenKey, absencesKey] = ['presence', 'absences'];
/** Each look is a call to the server, also at rest. */
const lookEveryMs = 25_000;
/** A start takes less, and nobody loses anything by it: whoever sits an exam has a grace that is longer. */
const unnoticedMs = 60_000;
/** Whatever ended before has long been judged. */
const keptForMs = 7 * 86_400_000;

/**
 * It knows when the service was not there, so that nobody is judged by what they could not send then: when no instance ran, when all stood still, and
 * when their stores could not be reached. Each instance says now and then that it is there, in one record for all of them; a gap in it is an absence.
 * Whoever was there all the time needs not look for gaps: it would have filled them.
 */
export async function presenceIn(records: Pick<Records, 'get' | 'put' | 'putIfAbsent' | 'replace'>, clock: () => Date) {
  let absences: readonly Absence[] = [];
  let seenHere: number | undefined;

  /** Whoever is faster writes the gap down, and the others read it there. */
  async function writeDown(gap: Absence | undefined, now: number): Promise<void> {
    const { record } = await records.putIfAbsent<readonly Absence[]>(absencesKey, []);
    absences = record.value;
    if (!gap || absences.some(({ until }) => until > gap.from)) return;
    const young = absences.filter(({ until }) => Date.parse(until) > now - keptForMs);
    if (await records.replace(absencesKey, record.version, [...young, gap])) absences = [...young, gap];
    else await writeDown(gap, now);
  }
  async function look(): Promise<void> {
    const now = clock().getTime();
    const until = new Date(now).toISOString();
    if (seenHere === undefined || now - seenHere > unnoticedMs) {
      const from = (await records.get<string>(seenKey))?.value;
      await writeDown(from !== undefined && now - Date.parse(from) > unnoticedMs ? { from, until } : undefined, now);
    }
    await records.put(seenKey, until);
    seenHere = now;
  }
  // Before the first command, so that it is judged by what was found.
  await look();
  return {
    look,
    /** The earliest first. */
    absences: () => absences,
    async keepLooking(signal: AbortSignal, log: Pick<Log, 'warn'>): Promise<void> {
      while (!signal.aborted) {
        await wait(lookEveryMs, undefined, { signal }).catch(() => undefined);
        if (!signal.aborted)
          await look().catch((error: unknown) =>
            log.warn({ error: String(error) }, 'that the service is there is said again later'),
          );
      }
    },
  };
}
