import { setTimeout as wait } from 'node:timers/promises';
import type { Records } from '@paideia/documents/records.ts';
import type { Absence } from '@paideia/events/kernel/dates.ts';
import type { Log } from '../logging/log.ts';

const key = 'presence';
const lookEveryMs = 10_000;
/** A start takes less, and nobody loses anything by it. */
const unnoticedMs = 30_000;
/** Whatever ended before has long been judged. */
const keptForMs = 7 * 86_400_000;
type Presence = { readonly seenAt: string; readonly absences: readonly Absence[] };

/**
 * It knows when the service was not there, so that nobody is judged by what they could not send then: when no instance ran, when all stood still, and
 * when their stores could not be reached. Each instance says now and then that it is there, in one record for all of them; a gap in it is an absence.
 */
export async function presenceIn(records: Pick<Records, 'get' | 'putIfAbsent' | 'replace'>, clock: () => Date) {
  let absences: readonly Absence[] = [];

  async function look(): Promise<void> {
    const now = clock();
    const seenAt = now.toISOString();
    const found =
      (await records.get<Presence>(key)) ?? (await records.putIfAbsent<Presence>(key, { seenAt, absences: [] })).record;
    const { value, version } = found;
    absences = value.absences;
    const silentMs = now.getTime() - Date.parse(value.seenAt);
    // Another instance has just said it, or its clock is ahead.
    if (silentMs <= 0) return;
    const young = absences.filter(({ until }) => Date.parse(until) > now.getTime() - keptForMs);
    const wanted = silentMs > unnoticedMs ? [...young, { from: value.seenAt, until: seenAt }] : young;
    // Whoever was faster has seen the same gap, and the next look reads what they wrote.
    if (await records.replace<Presence>(key, version, { seenAt, absences: wanted })) absences = wanted;
    else absences = (await records.get<Presence>(key))?.value.absences ?? wanted;
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
