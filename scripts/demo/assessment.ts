import { attemptIdOf } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { instant } from './calendar.ts';
import type { DemoCommand } from './command.ts';
import { courses, examOf, exams, type DemoExam } from './courses.ts';
import { demoId, G, U } from './ids.ts';
import { lessonsOf } from './lessons.ts';
import { teacherIdsOf } from './teachers.ts';
import { denver, warsaw } from './places.ts';

type At = (date: string) => string;
type Moment = readonly [date: string, time: string];
const zoneOf = (group: number) => (group === 3 ? warsaw : denver);
const [registrar, instructor, manager] = [3, 10, 5];
/** This person grades in a group's region. */
const graderOf = (group: number) => (group === 3 ? 38 : instructor);
const minutesAfter = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();

/** They define courses, the plans of the groups, exams and when they are. */
export function courseCommands(at: At): readonly DemoCommand[] {
  const occurredAt = `${at('2026-09-02')}T16:00:00.000Z`;
  const by = (type: string, key: string, data: Record<string, unknown>, actor: number): DemoCommand => ({
    key: `${type}-${key}`,
    type,
    data,
    actorId: U(actor),
    occurredAt,
  });
  const groups = [...new Set(courses.flatMap((course) => course.groups))];
  return [
    ...courses.map(({ n, groups: _groups, category, ...course }) =>
      by('CreateCourse', `${n}`, { courseId: demoId('C', n), ...course, categoryId: demoId('K', category) }, registrar),
    ),
    ...courses.flatMap(({ n }) => [
      ...lessonsOf(n).map((lesson) => by('AddLesson', lesson.lessonId, lesson, registrar)),
      by('PublishCourse', `${n}`, { courseId: demoId('C', n) }, registrar),
    ]),
    ...groups.map((group) => {
      const own = courses.filter((course) => course.groups.includes(group));
      const dates = { fromDate: at('2026-09-07'), toDate: at('2026-12-18'), termName: 'Autumn 2026' };
      const teacherIds = teacherIdsOf(group);
      return by(
        'SetGroupCourses',
        `${group}`,
        {
          groupId: G(group),
          items: own.map(({ n }, i) => ({ courseId: demoId('C', n), order: i + 1, ...dates, teacherIds })),
        },
        1,
      );
    }),
    ...exams.flatMap((exam) => [
      by('DefineExam', `${exam.n}`, examOf(exam), registrar),
      by('PublishExam', `${exam.n}`, { examId: demoId('E', exam.n) }, registrar),
      ...exam.groups.map((group) =>
        by(
          'ScheduleExam',
          `${exam.n}-${group}`,
          {
            groupId: G(group),
            examId: demoId('E', exam.n),
            opensAt: instant(at(exam.opens), '08:00', zoneOf(group)),
            closesAt: instant(at(exam.closes), '17:00', zoneOf(group)),
          },
          registrar,
        ),
      ),
    ]),
  ];
}

type Sat = {
  readonly student: number;
  readonly group: number;
  readonly exam: number;
  readonly n?: number;
  readonly at: Moment;
  /** It counts how many answers are right; where it is left out, the browser was closed after three. */
  readonly right?: number;
  /** It says which grade was given by hand, and why. */
  readonly byHand?: readonly [score: number, reason: string];
};
const half = 'Half a question credited: number 7 could be read in two ways';
/** These are the students' attempts; the first ones are the worked example of a transcript. */
const sat: readonly Sat[] = [
  { student: 11, group: 1, exam: 1, at: ['2026-10-05', '09:15'], right: 16 },
  { student: 11, group: 1, exam: 1, n: 2, at: ['2026-10-08', '13:20'], right: 22 },
  { student: 11, group: 1, exam: 2, at: ['2026-11-02', '13:05'], right: 23 },
  { student: 11, group: 1, exam: 3, at: ['2026-11-04', '13:30'], right: 19 },
  { student: 12, group: 1, exam: 1, at: ['2026-10-06', '14:00'], right: 22, byHand: [90, half] },
  { student: 13, group: 1, exam: 1, at: ['2026-10-08', '14:10'], right: 18 },
  { student: 14, group: 1, exam: 1, at: ['2026-10-05', '15:00'] },
  { student: 14, group: 1, exam: 1, n: 2, at: ['2026-10-09', '13:00'], right: 21 },
  { student: 15, group: 1, exam: 1, at: ['2026-10-06', '16:00'], right: 14, byHand: [58, half] },
  { student: 15, group: 1, exam: 1, n: 2, at: ['2026-10-09', '14:30'], right: 16, byHand: [66, half] },
  { student: 16, group: 1, exam: 1, at: ['2026-10-07', '13:00'], right: 13 },
  { student: 16, group: 1, exam: 1, n: 2, at: ['2026-10-09', '15:10'], right: 15 },
  { student: 17, group: 2, exam: 5, at: ['2026-10-21', '13:15'], right: 38 },
  { student: 18, group: 2, exam: 5, at: ['2026-10-22', '14:00'], right: 28 },
  { student: 20, group: 2, exam: 6, at: ['2026-11-12', '13:40'], right: 20 },
  { student: 21, group: 3, exam: 1, at: ['2026-10-06', '18:00'], right: 20 },
  { student: 22, group: 3, exam: 1, at: ['2026-10-06', '18:05'], right: 17 },
  { student: 23, group: 3, exam: 1, at: ['2026-10-07', '19:10'], right: 24 },
  { student: 24, group: 3, exam: 1, at: ['2026-10-08', '17:30'], right: 19 },
  { student: 25, group: 3, exam: 1, at: ['2026-10-06', '18:20'], right: 15 },
  { student: 25, group: 3, exam: 1, n: 2, at: ['2026-10-09', '15:30'], right: 18 },
];

function attempt(
  { student, group, exam, n = 1, at: [date, time], right, byHand }: Sat,
  at: At,
): readonly DemoCommand[] {
  const [userId, groupId, examId] = [U(student), G(group), demoId('E', exam)];
  const attemptId = attemptIdOf(userId, groupId, examId, n);
  const key = `${student}-${exam}-${n}`;
  const starts = instant(at(date), time, zoneOf(group));
  const by = (
    type: string,
    part: string,
    data: Record<string, unknown>,
    minutes: number,
    actor = student,
  ): DemoCommand => ({
    key: `${part}-${key}`,
    type,
    data,
    actorId: U(actor),
    occurredAt: minutesAfter(starts, minutes),
  });
  const { questions } = examOf(exams.find((one): one is DemoExam => one.n === exam)!);
  const answered = questions
    .slice(0, right === undefined ? 3 : questions.length)
    .map(({ id, options, correctOptionId }, i) => {
      const wrong = options.find((option) => option.id !== correctOptionId)!.id;
      return by(
        'SaveExamAnswer',
        `answer-${id}`,
        { attemptId, questionId: id, optionId: i < (right ?? 1) ? correctOptionId : wrong },
        i + 1,
      );
    });
  const end = questions.length + 2;
  return [
    by(
      'StartExamAttempt',
      'start',
      { userId, groupId, examId, startId: uuidFrom('demo-start', key), channel: group === 3 ? 'APP' : 'WEB' },
      0,
    ),
    ...answered,
    right === undefined
      ? by('AbandonExamAttempt', 'leave', { attemptId, reason: 'browserClosed' }, 5)
      : by('SubmitExamAttempt', 'submit', { attemptId }, end),
    ...(byHand
      ? [by('GradeAttempt', 'by-hand', { attemptId, score: byHand[0], reason: byHand[1] }, end + 1440, graderOf(group))]
      : []),
  ];
}

export const attemptCommands = (at: At): readonly DemoCommand[] => [
  ...sat.flatMap((one) => attempt(one, at)),
  {
    key: 'extra-attempt-16',
    type: 'GrantExtraAttempt',
    data: { userId: U(16), groupId: G(1), examId: demoId('E', 1), count: 1, reason: 'Was ill in the week of the exam' },
    actorId: U(manager),
    occurredAt: instant(at('2026-10-14'), '10:00', denver),
  },
];
