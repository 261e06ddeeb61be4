import { instant } from './calendar.ts';
import type { DemoCommand } from './command.ts';
import { demoId, G, U } from './ids.ts';
import { denver, warsaw } from './places.ts';

type At = (date: string) => string;
type Set = {
  readonly n: number;
  readonly group: number;
  readonly course: number;
  readonly title: string;
  readonly type: 'graded' | 'completion';
  readonly due: string;
  readonly content: string;
};
const zoneOf = (group: number) => (group === 3 ? warsaw : denver);

const essay = '<p>Write three pages on one of the covenants of the Old Testament. Name your sources.</p>';
const report = '<p>Read Genesis to Deuteronomy and say when you have finished.</p>';
const paper = '<p>Compare the opening chapters of two gospels on three pages.</p>';
const journal = '<p>Serve ten hours and keep a journal of them.</p>';
const sets: readonly Set[] = [
  { n: 1, group: 1, course: 1, title: 'Essay', type: 'graded', due: '2026-10-23', content: essay },
  { n: 2, group: 1, course: 1, title: 'Reading report', type: 'completion', due: '2026-10-02', content: report },
  { n: 3, group: 1, course: 2, title: 'Paper', type: 'graded', due: '2026-11-13', content: paper },
  {
    n: 4,
    group: 1,
    course: 3,
    title: 'Paper',
    type: 'graded',
    due: '2026-12-04',
    content: '<p>What is the relation of grace and obedience in Titus 2? Two pages.</p>',
  },
  { n: 5, group: 1, course: 4, title: 'Service journal', type: 'completion', due: '2026-12-11', content: journal },
  {
    n: 6,
    group: 2,
    course: 5,
    title: 'Commentary',
    type: 'graded',
    due: '2026-11-06',
    content: '<p>A commentary on Romans 8:18-30, five pages.</p>',
  },
  {
    n: 7,
    group: 2,
    course: 6,
    title: 'Project',
    type: 'graded',
    due: '2026-12-04',
    content: '<p>Plan a ministry for one year, with a budget.</p>',
  },
  { n: 8, group: 3, course: 1, title: 'Essay', type: 'graded', due: '2026-10-23', content: essay },
  { n: 9, group: 3, course: 1, title: 'Reading report', type: 'completion', due: '2026-10-02', content: report },
  { n: 10, group: 3, course: 2, title: 'Paper', type: 'graded', due: '2026-11-13', content: paper },
  { n: 11, group: 3, course: 4, title: 'Service journal', type: 'completion', due: '2026-12-11', content: journal },
];

type Step = readonly [
  what: 'submit' | 'grade' | 'complete' | 'incomplete' | 'reopen',
  date: string,
  value?: number | string,
  comment?: string,
];
const handedIn: readonly { readonly set: number; readonly student: number; readonly steps: readonly Step[] }[] = [
  {
    set: 2,
    student: 11,
    steps: [
      ['submit', '2026-10-01', 'Read to the end of Deuteronomy.'],
      ['complete', '2026-10-05'],
    ],
  },
  {
    set: 1,
    student: 11,
    steps: [
      ['submit', '2026-10-22', 'My essay on the covenant with Abraham.'],
      ['grade', '2026-10-27', 85, 'Well argued; name the edition of your sources.'],
    ],
  },
  {
    set: 3,
    student: 11,
    steps: [
      ['submit', '2026-11-12', 'Mark and John compared.'],
      ['grade', '2026-11-17', 80, 'A good comparison; the conclusion is short.'],
    ],
  },
  {
    set: 2,
    student: 12,
    steps: [
      ['submit', '2026-10-02', 'Finished on Thursday.'],
      ['complete', '2026-10-05'],
    ],
  },
  { set: 3, student: 12, steps: [['submit', '2026-11-13', 'Matthew and Luke compared.']] },
  {
    set: 2,
    student: 13,
    steps: [
      ['submit', '2026-10-02', 'I have read to Exodus 20.'],
      ['incomplete', '2026-10-05', '', 'Please finish Deuteronomy.'],
    ],
  },
  {
    set: 1,
    student: 13,
    steps: [
      ['submit', '2026-10-23', 'On the covenant with Noah.'],
      ['grade', '2026-10-28', 58, 'Half of it is missing. You may hand it in again.'],
      ['reopen', '2026-11-16', '2026-11-27'],
    ],
  },
  {
    set: 1,
    student: 14,
    steps: [
      ['reopen', '2026-10-29', '2026-11-06'],
      ['submit', '2026-11-05', 'I am sorry that this is late.'],
    ],
  },
  {
    set: 2,
    student: 15,
    steps: [
      ['submit', '2026-09-30', 'All five books.'],
      ['complete', '2026-10-05'],
    ],
  },
  {
    set: 6,
    student: 17,
    steps: [
      ['submit', '2026-11-05', 'Romans 8:18-30.'],
      ['grade', '2026-11-11', 91, 'Excellent.'],
    ],
  },
  {
    set: 6,
    student: 18,
    steps: [
      ['submit', '2026-11-06', 'Commentary attached in my own words.'],
      ['grade', '2026-11-11', 78, 'Sound work.'],
    ],
  },
  {
    set: 8,
    student: 21,
    steps: [
      ['submit', '2026-10-21', 'Przymierze z Abrahamem.'],
      ['grade', '2026-10-26', 88, 'Bardzo dobra praca.'],
    ],
  },
  {
    set: 9,
    student: 22,
    steps: [
      ['submit', '2026-10-02', 'Przeczytane.'],
      ['complete', '2026-10-06'],
    ],
  },
];

export function assignmentCommands(at: At): readonly DemoCommand[] {
  const set = ({ n, group, course, title, type, due, content }: Set): DemoCommand => ({
    key: `assignment-${n}`,
    type: 'DefineAssignment',
    data: {
      assignmentId: demoId('A', n),
      groupId: G(group),
      courseId: demoId('C', course),
      title,
      type,
      content,
      dueAt: instant(at(due), '17:00', zoneOf(group)),
    },
    actorId: U(3),
    occurredAt: `${at('2026-09-03')}T16:00:00.000Z`,
  });
  const step = (n: number, student: number, [what, date, value, comment = '']: Step, i: number): DemoCommand => {
    const { group } = sets.find((one) => one.n === n)!;
    const submission = { assignmentId: demoId('A', n), userId: U(student) };
    const by = (type: string, data: Record<string, unknown>, actor: number, time: string): DemoCommand => ({
      key: `submission-${n}-${student}-${i}`,
      type,
      data: { ...submission, ...data },
      actorId: U(actor),
      occurredAt: instant(at(date), time, zoneOf(group)),
    });
    const grader = group === 3 ? 38 : 10;
    if (what === 'submit') return by('SubmitAssignment', { note: value ?? '' }, student, '15:20');
    if (what === 'reopen')
      return by('ReopenSubmission', { until: instant(at(String(value)), '17:00', zoneOf(group)) }, 5, '10:05');
    return by(
      'GradeSubmission',
      what === 'grade' ? { grade: value, comment } : { complete: what === 'complete', comment },
      grader,
      '11:30',
    );
  };
  return [
    ...sets.map(set),
    ...handedIn.flatMap(({ set: n, student, steps }) => steps.map((one, i) => step(n, student, one, i))),
  ];
}
