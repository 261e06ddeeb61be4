import { addDays, instant } from './calendar.ts';
import type { DemoCommand } from './command.ts';
import { demoId, G, U } from './ids.ts';
import { denver } from './places.ts';

type Week = {
  /** The Saturday on which it ends. */
  readonly ending: string;
  /** Days before it, minutes and activity. */
  readonly entries: readonly (readonly [before: number, minutes: number, activity: string])[];
  readonly isSubmitted: boolean;
  readonly evaluated?: readonly [rating: number, comments: string];
};
const visits = 'Visited families of the neighbourhood with the outreach team';
const youth = 'Led the small group of the youth evening';
const weeks = (first: readonly [number, string], second: readonly [number, string]): readonly Week[] => [
  {
    ending: '2026-10-24',
    entries: [
      [4, 120, visits],
      [1, 150, youth],
    ],
    isSubmitted: true,
    evaluated: first,
  },
  {
    ending: '2026-10-31',
    entries: [
      [4, 90, visits],
      [1, 165, youth],
    ],
    isSubmitted: true,
    evaluated: second,
  },
  {
    ending: '2026-11-07',
    entries: [
      [5, 75, 'Prepared the lesson on Romans 8'],
      [1, 150, youth],
    ],
    isSubmitted: true,
  },
  {
    ending: '2026-11-14',
    entries: [
      [4, 105, visits],
      [1, 140, youth],
    ],
    isSubmitted: false,
  },
];
const students: readonly (readonly [n: number, weeks: readonly Week[]])[] = [
  [
    17,
    weeks(
      [4, 'Faithful work. Write a line about what you learned, too.'],
      [5, 'Thank you for staying with the family.'],
    ),
  ],
  [18, weeks([3, 'Please record the hours on the day itself.'], [4, 'Well kept.'])],
];
const program = 'practicum';

/** Two students of the second year with four weeks each, of which two are evaluated, one is submitted and one is not. */
export function timeLogCommands(at: (date: string) => string): readonly DemoCommand[] {
  return students.flatMap(([n, all]) =>
    all.flatMap(({ ending, entries, isSubmitted, evaluated }, w) => {
      const periodEnding = at(ending);
      const week = { userId: U(n), program, periodEnding };
      const by = (type: string, key: string, data: object, actor: number, day: string, time: string): DemoCommand => ({
        key: `timelog-${n}-${w}-${key}`,
        type,
        data: { ...week, ...data },
        actorId: U(actor),
        occurredAt: instant(day, time, denver),
      });
      return [
        ...entries.map(([before, minutes, activity], e) => {
          const date = addDays(periodEnding, -before);
          const entry = { groupId: G(2), entryId: demoId('H', n * 100 + w * 10 + e), date, minutes, activity };
          return by('AddTimeLogEntry', `${e}`, entry, n, date, '20:30');
        }),
        ...(isSubmitted ? [by('SubmitTimeLog', 'submitted', {}, n, periodEnding, '10:00')] : []),
        ...(evaluated
          ? [
              by(
                'SaveEvaluation',
                'evaluated',
                { rating: evaluated[0], comments: evaluated[1] },
                5,
                addDays(periodEnding, 2),
                '09:15',
              ),
            ]
          : []),
      ];
    }),
  );
}
