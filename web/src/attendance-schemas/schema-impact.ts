import { lessonsBetween, type Timetable } from '@paideia/events/attendance-schemas/timetable.rules.ts';

type Group = { readonly name: string; readonly archived: boolean; readonly termNames: readonly string[] };
type Impact = {
  /** Lessons are counted from today to the end of the last term. */
  readonly lessonsNow: number;
  readonly lessonsThen: number;
  /** Terms that go, with the groups whose course plans name them. */
  readonly lostTerms: readonly { readonly name: string; readonly groups: readonly string[] }[];
};

/** It is longer than all terms of a schema together. */
const mostDays = 4000;
const lessonsFrom = (today: string, timetable: Timetable): number => {
  const last = timetable.terms.reduce((latest, { to }) => (to > latest ? to : latest), '');
  return last < today ? 0 : lessonsBetween(timetable, today, last, mostDays).length;
};

/** It tells what a change means for the groups that follow the schema. */
export const impactOf = (now: Timetable, then: Timetable, groups: readonly Group[], today: string): Impact => ({
  lessonsNow: lessonsFrom(today, now),
  lessonsThen: lessonsFrom(today, then),
  lostTerms: now.terms
    .filter(({ name }) => !then.terms.some((term) => term.name === name))
    .map(({ name }) => ({
      name,
      groups: groups.filter(({ archived, termNames }) => !archived && termNames.includes(name)).map((one) => one.name),
    })),
});
