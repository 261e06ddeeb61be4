import type { EnrolmentSpan } from '@paideia/events/enrolments/enrolment-spans.rules.ts';
import type { Namesake } from './namesake.types.ts';

type Listed = { readonly userId: string; readonly name: string | null; readonly startedOn: string | null };

const fewest = 4;
const nameOf = ({ name }: Listed): string => (name ?? '').trim().toLowerCase();
/** It is as short as tells them all apart. */
const endsOf = (ids: readonly string[]): number => {
  let length = fewest;
  while (new Set(ids.map((id) => id.slice(-length))).size < new Set(ids).size) length++;
  return length;
};

/**
 * Tells students of one name apart by what everybody who runs their classes may see of them, which an e-mail address is not. Whoever is alone with
 * a name is left out, and so is whoever has none any more.
 */
export function namesakesIn(students: readonly Listed[]): ReadonlyMap<string, Namesake> {
  const byName = new Map<string, Listed[]>();
  for (const one of students.filter(nameOf)) byName.set(nameOf(one), [...(byName.get(nameOf(one)) ?? []), one]);
  const found = new Map<string, Namesake>();
  for (const alike of byName.values()) {
    if (alike.length < 2) continue;
    for (const { userId, startedOn } of alike) {
      const ofOneDay = alike.filter((one) => one.startedOn === startedOn).map((one) => one.userId);
      const idEnd = ofOneDay.length < 2 ? null : userId.slice(-endsOf(ofOneDay));
      found.set(userId, { startedOn, idEnd });
    }
  }
  return found;
}

type Enrolled = { readonly startedOn: string; readonly spans: readonly EnrolmentSpan[] };
/** The first day as it was known on that day: whoever was enrolled again since did not begin after what they took part in. */
export const firstDayBy = ({ startedOn, spans }: Enrolled, date: string): string =>
  startedOn <= date ? startedOn : (spans.findLast(({ from }) => from <= date)?.from ?? startedOn);
