import { daysAfter } from '@paideia/events/kernel/dates.ts';
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

/** Until when a letter that can wait is held; undefined when it goes at once. The letter of the day itself waits for quiet hours alone. */
export function holdOf(delivery: Delivery | null, now: string, isDigest: boolean): Hold | undefined {
  if (delivery === null) return undefined;
  if (!isDigest && delivery.digestAt !== null)
    return { reason: 'digest', until: nextTime(delivery.digestAt, delivery.timeZone, now) };
  const until = quietUntil(delivery, now);
  return until === undefined ? undefined : { reason: 'quietHours', until };
}
