import { daysAfter, later } from '@paideia/events/kernel/dates.ts';
import { dateIn, instantOf } from '../kernel/decide/zone.ts';
import type { Delivery } from '../profiles/user-preferences.decider.ts';

type Hold = { readonly reason: 'quietHours' | 'digest'; readonly until: string };

/** The next time that the clock of the zone shows this, after that instant; what a clock change skips or repeats comes once a day. */
export function nextTime(time: string, timeZone: string, after: string): string {
  const today = dateIn(timeZone, after);
  const soon = instantOf(today, time, timeZone);
  return soon > after ? soon : instantOf(daysAfter(today, 1), time, timeZone);
}

/** The end of the quiet hours that this instant lies in; the end itself lies in none. Those of the night began the day before. */
function quietUntil({ quietFrom, quietTo, timeZone }: Delivery, now: string): string | undefined {
  if (quietFrom === null || quietTo === null) return undefined;
  const today = dateIn(timeZone, now);
  for (const date of [daysAfter(today, -1), today]) {
    const end = instantOf(quietTo > quietFrom ? date : daysAfter(date, 1), quietTo, timeZone);
    if (instantOf(date, quietFrom, timeZone) <= now && now < end) return end;
  }
  return undefined;
}

/** So long before something closes its readers have been told of it, whatever hours they like. */
const leftMs = 12 * 3_600_000;

/**
 * Until when a letter that can wait is held; undefined when it goes at once. The letter of the day itself waits for quiet hours alone. What tells of
 * something that closes waits for no hour at which too little time would be left.
 */
export function holdOf(
  delivery: Delivery | null,
  now: string,
  { isDigest = false, closesAt }: { readonly isDigest?: boolean; readonly closesAt?: string | undefined } = {},
): Hold | undefined {
  if (delivery === null) return undefined;
  const { digestAt, timeZone } = delivery;
  const isInTime = (comesAt: string) => closesAt === undefined || comesAt <= later(closesAt, -leftMs);
  if (!isDigest && digestAt !== null) {
    const until = nextTime(digestAt, timeZone, now);
    if (isInTime(quietUntil(delivery, until) ?? until)) return { reason: 'digest', until };
  }
  const until = quietUntil(delivery, now);
  return until === undefined || !isInTime(until) ? undefined : { reason: 'quietHours', until };
}
