// A generated college is made of these: so many people, in these regions and classes, who meet on these days.
import { createHash } from 'node:crypto';
import { idFrom, uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { addDays, weekdayOf } from '../demo/calendar.ts';

export type Plan = {
  readonly students: number;
  /** Each class has so many registers, the newest last. */
  readonly registers: number;
  /** Everything is counted back from this local date. */
  readonly today: string;
};
export const studentsOfClass = 25;
const classesOfRegion = 40;
/** A student's account, exam, invoice and leave make so many events, with the place of its class; they were measured, and the registers fill the rest. */
const eventsBesideRegisters = 26;

export const planFor = (students: number, events: number, today: string): Plan => ({
  students,
  today,
  registers: Math.max(2, Math.round((events / students - eventsBesideRegisters) / (1 + 2 / studentsOfClass))),
});
export const classesOf = ({ students }: Plan): number => Math.ceil(students / studentsOfClass);
export const regionsOf = (plan: Plan): number => Math.ceil(classesOf(plan) / classesOfRegion);
export const regionOfClass = (n: number): number => Math.floor(n / classesOfRegion);
export const membersOf = ({ students }: Plan, n: number): readonly number[] =>
  Array.from({ length: Math.min(studentsOfClass, students - n * studentsOfClass) }, (_, i) => n * studentsOfClass + i);

export const ids = {
  region: (n: number) => idFrom('generated region', n),
  schema: idFrom('generated schema'),
  group: (n: number) => idFrom('generated class', n),
  student: (n: number) => idFrom('generated student', n),
  /** One takes the registers of a region and decides about leave, and the other grades and bills. */
  facilitator: (region: number) => idFrom('generated facilitator', region),
  registrar: (region: number) => idFrom('generated registrar', region),
  course: (n: number) => idFrom('generated course', n),
  lesson: (n: number) => idFrom('generated lesson', n),
  exam: (n: number) => idFrom('generated exam', n),
  of: (kind: string, ...of: readonly number[]) => idFrom(`generated ${kind}`, ...of),
};
export const batchOf = (n: number, register: number): string => uuidFrom('generated batch', n, register);

/** It is the same number from 0 to below `below` for the same names, on every machine: a plan is made again as it was. */
export const pick = (below: number, ...names: readonly (string | number)[]): number =>
  createHash('sha1').update(names.join('|')).digest().readUInt32BE(0) % below;

export const periods = [
  ['P1', '08:30', '10:00'],
  ['P2', '10:30', '12:00'],
] as const;
export const classDays = [1, 2, 3, 4];
export type Meeting = { readonly date: string; readonly period: (typeof periods)[number] };
/** These are the last meetings before today, the earliest first. */
export function meetingsOf({ registers, today }: Plan): readonly Meeting[] {
  const meetings: Meeting[] = [];
  for (let date = addDays(today, -1); meetings.length < registers; date = addDays(date, -1))
    if (classDays.includes(weekdayOf(date))) meetings.push({ date, period: periods[1] }, { date, period: periods[0] });
  return meetings.slice(0, registers).reverse();
}
/** It is one long term, which holds every meeting. */
export const termOf = (plan: Plan): { readonly name: string; readonly from: string; readonly to: string } => ({
  name: 'Autumn',
  from: addDays(meetingsOf(plan)[0]!.date, -14),
  to: addDays(plan.today, 84),
});
