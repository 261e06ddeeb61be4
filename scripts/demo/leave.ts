import { instant } from './calendar.ts';
import type { DemoCommand } from './command.ts';
import { G, L, U } from './ids.ts';
import { denver, warsaw } from './places.ts';

type DemoLeave = {
  readonly n: number;
  readonly student: number;
  readonly group: number;
  readonly type: 'absence' | 'lateArrival' | 'earlyDeparture';
  readonly from: string;
  readonly to?: string;
  readonly time?: string;
  readonly periods?: readonly string[];
  readonly reason: string;
  readonly notes?: string;
  readonly sent: readonly [date: string, time: string];
  readonly decided?: readonly [
    by: number,
    verdict: 'Approve' | 'Acknowledge',
    date: string,
    time: string,
    comment?: string,
  ];
};

const leaves: readonly DemoLeave[] = [
  {
    n: 1,
    student: 12,
    group: 1,
    type: 'lateArrival',
    from: '2026-11-24',
    time: '09:15',
    reason: 'Medical appointment',
    notes: 'Dentist at 08:00 in Woodland Park. I can be in class at about 09:15 and will read the handout beforehand.',
    sent: ['2026-11-20', '08:12'],
  },
  {
    n: 2,
    student: 13,
    group: 1,
    type: 'absence',
    from: '2026-10-12',
    to: '2026-10-14',
    reason: 'Family wedding',
    notes: 'My sister is getting married in Chicago.',
    sent: ['2026-10-05', '19:40'],
    decided: [5, 'Approve', '2026-10-06', '09:05', 'Congratulations to your sister. Please read chapters 4 to 6.'],
  },
  {
    n: 3,
    student: 14,
    group: 1,
    type: 'earlyDeparture',
    from: '2026-11-04',
    time: '11:00',
    reason: 'Work shift',
    sent: ['2026-11-02', '17:25'],
    decided: [
      9,
      'Acknowledge',
      '2026-11-03',
      '08:50',
      'Work is not a reason for leave; please arrange your shifts around class.',
    ],
  },
  {
    n: 4,
    student: 12,
    group: 1,
    type: 'absence',
    from: '2026-10-28',
    periods: ['P1'],
    reason: 'Car trouble',
    sent: ['2026-10-27', '21:10'],
    decided: [5, 'Acknowledge', '2026-10-28', '07:55', 'Noted. Is there a class mate who could drive you?'],
  },
  {
    n: 5,
    student: 20,
    group: 2,
    type: 'absence',
    from: '2026-11-30',
    to: '2026-12-01',
    reason: 'Mission trip',
    notes: 'With the outreach team to Pueblo.',
    sent: ['2026-11-19', '16:32'],
  },
  {
    n: 6,
    student: 22,
    group: 3,
    type: 'absence',
    from: '2026-11-24',
    reason: 'Wyjazd służbowy',
    sent: ['2026-11-18', '20:05'],
  },
  {
    n: 7,
    student: 18,
    group: 2,
    type: 'earlyDeparture',
    from: '2026-11-19',
    time: '11:30',
    reason: 'Medical appointment',
    sent: ['2026-11-17', '12:10'],
    decided: [5, 'Approve', '2026-11-17', '15:45'],
  },
  {
    n: 8,
    student: 17,
    group: 2,
    type: 'absence',
    from: '2026-11-09',
    to: '2026-11-10',
    reason: 'Influenza',
    sent: ['2026-11-08', '18:02'],
    decided: [9, 'Approve', '2026-11-09', '08:01', 'Get well soon.'],
  },
  {
    n: 9,
    student: 24,
    group: 3,
    type: 'lateArrival',
    from: '2026-10-01',
    time: '19:30',
    reason: 'Spóźniony pociąg',
    sent: ['2026-09-29', '10:15'],
    decided: [1, 'Approve', '2026-09-29', '13:20'],
  },
  {
    n: 10,
    student: 12,
    group: 1,
    type: 'absence',
    from: '2026-09-24',
    periods: ['P2'],
    reason: 'Visa appointment',
    sent: ['2026-09-21', '09:30'],
    decided: [9, 'Approve', '2026-09-21', '14:12'],
  },
];

export function leaveCommands(at: (date: string) => string): readonly DemoCommand[] {
  return leaves.flatMap(
    ({ n, student, group, type, from, to = from, time = null, periods = [], reason, notes = null, sent, decided }) => {
      const zone = group === 3 ? warsaw : denver;
      const leaveRequestId = L(n);
      return [
        {
          key: `leave-${n}`,
          type: 'SubmitLeaveRequest',
          data: {
            leaveRequestId,
            userId: U(student),
            groupId: G(group),
            attendanceType: type,
            fromDate: at(from),
            toDate: at(to),
            time,
            periods,
            reason,
            studentNotes: notes,
          },
          actorId: U(student),
          occurredAt: instant(at(sent[0]), sent[1], zone),
        },
        ...(decided
          ? [
              {
                key: `leave-${n}-decided`,
                type: `${decided[1]}LeaveRequest`,
                data: { leaveRequestId, adminComments: decided[4] ?? null },
                actorId: U(decided[0]),
                occurredAt: instant(at(decided[2]), decided[3], zone),
              },
            ]
          : []),
      ];
    },
  );
}
