import { lessonsOn, schoolDay, type Lesson, type Timetable } from '../attendance-schemas/timetable.rules.ts';

/** `now`: it runs; `missed`: it is over today and nobody opened its register; `next`: the first one that is to come. */
export const dueStates = ['now', 'missed', 'next'] as const;
export type DueRegister = Lesson & { readonly state: (typeof dueStates)[number] };
/** Both are as the wall of the campus shows them. */
type CampusTime = { readonly date: string; readonly time: string };

/**
 * The registers of a group that somebody should open, what runs before what was missed before what comes.
 * @param taken what became of the registers of today, by period
 */
export function dueRegisters(
  timetable: Timetable,
  { date, time }: CampusTime,
  taken: Readonly<Record<string, 'open' | 'closed'>>,
): readonly DueRegister[] {
  // The keys of periods come from outside, and may be names that every object has.
  const become = (periodKey: string) => (Object.hasOwn(taken, periodKey) ? taken[periodKey] : undefined);
  const today = lessonsOn(timetable, date);
  const day = schoolDay(timetable, date, 1);
  const next = today.find(({ start }) => start > time) ?? (day === null ? undefined : lessonsOn(timetable, day)[0]);
  const running = today.filter(
    ({ periodKey, start, end }) => start <= time && time < end && become(periodKey) !== 'closed',
  );
  const missed = today.filter(({ periodKey, end }) => end <= time && become(periodKey) === undefined);
  return [
    ...running.map((lesson) => ({ ...lesson, state: 'now' as const })),
    ...missed.map((lesson) => ({ ...lesson, state: 'missed' as const })),
    ...(next ? [{ ...next, state: 'next' as const }] : []),
  ];
}
