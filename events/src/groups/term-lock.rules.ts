import { presentTerm, type NamedTerms } from '../attendance-schemas/timetable.rules.ts';
import type { PlannedCourse } from './group.events.ts';

/** A term that staff closed: its days, and the courses that were planned in it then. The plan cannot be changed in this until it is unlocked. */
export type TermLock = {
  readonly term: string;
  readonly from: string;
  readonly to: string;
  readonly courseIds: readonly string[];
};

export const unlockedIn = <L extends TermLock>(locks: readonly L[], term: string): readonly L[] =>
  locks.filter((one) => one.term !== term);
/** The locks with another one, without what else its event says. */
export const lockedIn = (locks: readonly TermLock[], { term, from, to, courseIds }: TermLock): readonly TermLock[] => [
  ...unlockedIn(locks, term),
  { term, from, to, courseIds },
];

/** Attendance belongs to the term of its day, whatever the term was called when the register was opened. */
export const lockOfDay = <L extends TermLock>(locks: readonly L[], date: string): L | undefined =>
  locks.find(({ from, to }) => from <= date && date <= to);
/** Leave touches every term that has one of its days, both the first and the last included. */
export const lockOfDays = <L extends Pick<TermLock, 'from' | 'to'>>(
  locks: readonly L[],
  first: string,
  last: string,
): L | undefined => locks.find(({ from, to }) => from <= last && first <= to);
/** Exams and assignments belong to the term of their course; a course that is in no plan has none. */
export const lockOfCourse = <L extends Pick<TermLock, 'courseIds'>>(
  locks: readonly L[],
  courseId: string,
): L | undefined => locks.find(({ courseIds }) => courseIds.includes(courseId));

export type TermsOfGroup = NamedTerms & { readonly plan: readonly PlannedCourse[] };

/** The term of a course of the plan, as transcripts show it. */
const termOfItem = ({ plan: _plan, ...named }: TermsOfGroup, { termName, fromDate }: PlannedCourse): string =>
  presentTerm(named, termName, fromDate);

/** The term with its days and courses; one that only the plan names lasts as long as its courses. Undefined where the group has no such term. */
export function termOfGroup(of: TermsOfGroup, name: string): TermLock | undefined {
  const items = of.plan.filter((item) => termOfItem(of, item) === name);
  const known = of.terms.find((term) => term.name === name);
  const from = known?.from ?? items.map(({ fromDate }) => fromDate).toSorted()[0];
  const to =
    known?.to ??
    items
      .map(({ toDate }) => toDate)
      .toSorted()
      .at(-1);
  if (from === undefined || to === undefined) return undefined;
  return { term: name, from, to, courseIds: items.map(({ courseId }) => courseId) };
}

/** All terms of a group, those of its timetable first. */
export const termsOfGroup = (of: TermsOfGroup): readonly TermLock[] =>
  [...new Set([...of.terms.map(({ name }) => name), ...of.plan.map((item) => termOfItem(of, item))])].flatMap(
    (name) => termOfGroup(of, name) ?? [],
  );

/** The courses of a locked term as a plan has them; two plans that agree in this leave the term as it is. */
const itemsIn = ({ courseIds, term }: TermLock, plan: readonly PlannedCourse[], of: NamedTerms) =>
  plan
    .filter((item) => courseIds.includes(item.courseId) || termOfItem({ ...of, plan }, item) === term)
    .map(({ courseId, fromDate, toDate, termName }) => [courseId, fromDate, toDate, termName].join(' '));

/** The first locked term that another plan would change: in what is taught in it, in which order and when. Who teaches is no part of a transcript. */
export const lockChangedBy = (
  locks: readonly TermLock[],
  of: NamedTerms,
  before: readonly PlannedCourse[],
  after: readonly PlannedCourse[],
): TermLock | undefined =>
  locks.find((lock) => itemsIn(lock, before, of).join('\n') !== itemsIn(lock, after, of).join('\n'));

/** The first locked term that is not there, by its name and days, among these terms. */
export const lockMissingIn = (locks: readonly TermLock[], terms: NamedTerms['terms']): TermLock | undefined =>
  locks.find(({ term, from, to }) => !terms.some((one) => one.name === term && one.from === from && one.to === to));
