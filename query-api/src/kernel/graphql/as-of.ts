import { Temporal } from 'temporal-polyfill';
import { instantText } from '@paideia/events/kernel/dates.ts';
import { Instant, LocalDate } from '@paideia/events/kernel/ids.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { foldInMemory, type Memory } from '@paideia/projection-service/kernel/memory.ts';
import type { AnyProjection } from '@paideia/projection-service/kernel/projection.ts';
import { categoryOf } from '@paideia/store/port.ts';
import type { Context } from './context.ts';
import { Refusal } from '../errors/refusal.ts';

export type AsOf = string | null | undefined;

/** The last instant of a day in that zone, or the instant itself; undefined for now. Refused as `invalid` when it is neither. */
export function momentOf(asOf: AsOf, timeZone: string): string | undefined {
  if (!asOf) return undefined;
  if (Instant.safeParse(asOf).success) return asOf;
  if (!LocalDate.safeParse(asOf).success) throw new Refusal('invalid', {}, [{ path: 'asOf', code: 'invalid' }]);
  const next = Temporal.PlainDate.from(asOf).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
  return instantText(next - 1);
}

const atOnce = 20;
/** Every event of those streams up to a moment, in the order of the log. */
export async function readUpTo(
  context: Pick<Context, 'history'>,
  streams: readonly string[],
  at: string,
): Promise<readonly Recorded[]> {
  const found: Recorded[] = [];
  for (let n = 0; n < streams.length; n += atOnce)
    found.push(
      ...(await Promise.all(streams.slice(n, n + atOnce).map((stream) => context.history(stream, { at })))).flat(),
    );
  return found.sort((a, b) => a.position - b.position);
}

/** What events, some of which may be of no concern to it, make of the documents of a projection. */
export function foldOf(projection: AnyProjection, events: readonly Recorded[]): Memory {
  const categories = new Set(projection.events.map(({ category }) => category));
  return foldInMemory(
    projection,
    events.filter(({ stream }) => categories.has(categoryOf(stream))),
  );
}
