import { registerIdOf } from '@paideia/events/registers/register.events.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { instant } from './calendar.ts';
import type { DemoCommand } from './command.ts';
import { G, U } from './ids.ts';
import { classDays, markOf } from './marks.ts';
import { denver, warsaw } from './places.ts';

type Timetable = {
  readonly group: number;
  readonly by: number;
  readonly zone: string;
  readonly weekdays: readonly number[];
  readonly periods: readonly (readonly [key: string, start: string, end: string])[];
  readonly students: readonly number[];
};
const day: Pick<Timetable, 'zone' | 'weekdays' | 'periods'> = {
  zone: denver,
  weekdays: [1, 2, 3, 4],
  periods: [
    ['P1', '08:30', '10:00'],
    ['P2', '10:30', '12:00'],
  ],
};
const timetables: readonly Timetable[] = [
  { group: 1, by: 5, students: [11, 12, 13, 14, 15, 16], ...day },
  { group: 2, by: 5, students: [17, 18, 19, 20], ...day },
  {
    group: 3,
    by: 6,
    zone: warsaw,
    weekdays: [2, 4],
    periods: [['E1', '19:00', '21:00']],
    students: [21, 22, 23, 24, 25],
  },
];
const minutesLater = (at: string, n: number) => new Date(Date.parse(at) + n * 60_000).toISOString();

/** Every register of the term so far is opened, taken and closed by its facilitator. */
export function registerCommands(at: (date: string) => string): readonly DemoCommand[] {
  let serial = 0;
  return timetables.flatMap(({ group, by, zone, weekdays, periods, students }) =>
    classDays(weekdays).flatMap((written) =>
      periods.flatMap(([periodKey, start, end]): readonly DemoCommand[] => {
        const date = at(written);
        const registerId = registerIdOf(G(group), date, periodKey);
        const [starts, ends] = [instant(date, start, zone), instant(date, end, zone)];
        const marks = students.map((student) => {
          const { status, arrived } = markOf(student, written, periodKey, start, ++serial);
          return { userId: U(student), status, arrivedAt: arrived ? instant(date, arrived, zone) : null };
        });
        const key = `${group}-${written}-${periodKey}`;
        const takenBy = { actorId: U(by) };
        return [
          {
            key: `open-${key}`,
            type: 'OpenRegister',
            data: { groupId: G(group), date, periodKey },
            occurredAt: minutesLater(starts, -5),
            ...takenBy,
          },
          {
            key: `marks-${key}`,
            type: 'RecordAttendance',
            data: { registerId, batchId: uuidFrom('demo-batch', key), marks },
            occurredAt: minutesLater(starts, 25),
            ...takenBy,
          },
          {
            key: `close-${key}`,
            type: 'CloseRegister',
            data: { registerId },
            occurredAt: minutesLater(ends, 3),
            ...takenBy,
          },
        ];
      }),
    ),
  );
}

const explanations = [
  { student: 11, date: '2026-11-11', period: 'P1', text: 'My alarm did not go off.', excused: null },
  {
    student: 11,
    date: '2026-11-12',
    period: 'P1',
    text: 'I was at the funeral of my grandfather.',
    excused: 'Our condolences.',
  },
  {
    student: 11,
    date: '2026-11-12',
    period: 'P2',
    text: 'I was at the funeral of my grandfather.',
    excused: 'Our condolences.',
  },
  {
    student: 15,
    date: '2026-11-16',
    period: 'P1',
    text: 'The bus from Divide did not run because of the snow.',
    excused: null,
  },
] as const;

export const explanationCommands = (at: (date: string) => string): readonly DemoCommand[] =>
  explanations.flatMap(({ student, date, period, text, excused }) => {
    const mark = { registerId: registerIdOf(G(1), at(date), period), userId: U(student) };
    const sent = instant(at(date), '18:20', denver);
    const key = `${student}-${date}-${period}`;
    return [
      {
        key: `explained-${key}`,
        type: 'SubmitAbsenceExplanation',
        data: { ...mark, text },
        actorId: U(student),
        occurredAt: sent,
      },
      ...(excused === null
        ? []
        : [
            {
              key: `excused-${key}`,
              type: 'ExcuseAbsence',
              data: { ...mark, comment: excused },
              actorId: U(5),
              occurredAt: minutesLater(sent, 14 * 60),
            },
          ]),
    ];
  });
