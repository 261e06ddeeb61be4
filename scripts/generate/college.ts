// All classes share these: regions with their staff, the timetable, courses and exams.
import { addDays } from '../demo/calendar.ts';
import type { DemoCommand } from '../demo/command.ts';
import { demoPasswordDigest } from '../demo/people.ts';
import { emailOf, nameOf } from './names.ts';
import { classDays, ids, periods, regionsOf, termOf, type Plan } from './plan.ts';

const timeZone = 'UTC';
/** They are the questions of an exam, each with the right answer first. */
export const questions = [
  ['Who built the ark?', 'Noah', 'Abraham', 'Moses'],
  ['Who led Israel out of Egypt?', 'Moses', 'Joshua', 'Aaron'],
  ['Who was the first king of Israel?', 'Saul', 'David', 'Solomon'],
  ['Who wrote the letter to Philemon?', 'Paul', 'Peter', 'James'],
] as const;
export const courses = ['Old Testament Survey', 'New Testament Survey', 'Grace and Faith', 'Prayer and Service'];

export const startOf = (plan: Plan): string => `${addDays(termOf(plan).from, -3)}T09:00:00.000Z`;

/** They make an account that can be signed in to, of a person who has accepted the terms. */
export function personCommands(
  plan: Plan,
  of: {
    readonly kind: string;
    readonly n: number;
    readonly userId: string;
    readonly regions: readonly string[];
    readonly groups?: readonly string[];
    readonly roles?: readonly string[];
  },
): readonly DemoCommand[] {
  const { kind, n, userId, regions, groups = [], roles = ['user'] } = of;
  const by = (type: string, data: Record<string, unknown>, actorId: string | null = null): DemoCommand => ({
    key: `${type}-${kind}-${n}`,
    type,
    data: { userId, ...data },
    actorId,
    occurredAt: startOf(plan),
  });
  return [
    by('InviteUser', {
      email: emailOf(kind, n),
      ...nameOf(kind, n),
      locale: 'en',
      regionIds: regions,
      groupIds: groups,
      roles,
    }),
    { ...by('SetInitialPassword', {}), password: demoPasswordDigest },
    by('AcceptTerms', { termsVersion: '1' }, userId),
  ];
}

const examOf = (course: string, n: number) => ({
  examId: ids.exam(n),
  courseId: ids.course(n),
  title: `${course}: exam`,
  instructions: 'Work alone and without notes.',
  attemptsAllowed: 2,
  pointsPerQuestion: 25,
  questions: questions.map(([text, ...options], i) => ({
    id: `q${i + 1}`,
    kind: 'choice',
    text,
    correctOptionId: 'a',
    options: options.map((option, j) => ({ id: 'abc'[j], text: option })),
  })),
});

/** The partitions of a list may run beside each other, one list after the other. */
export function collegeCommands(plan: Plan): readonly (readonly (readonly DemoCommand[])[])[] {
  const term = termOf(plan);
  const by = (type: string, key: string | number, data: Record<string, unknown>): DemoCommand => ({
    key: `${type}-${key}`,
    type,
    data,
    actorId: null,
    occurredAt: startOf(plan),
  });
  const regions = Array.from({ length: regionsOf(plan) }, (_, n) => n);
  const grading = {
    minutesLateThreshold: 15,
    graceAbsentsPerTerm: 3,
    graceLatesPerTerm: 4,
    absenceDeduction: 1,
    lateDeduction: 0.5,
  };
  const allPeriods = classDays.flatMap((weekday) => periods.map(([key, start, end]) => ({ key, weekday, start, end })));
  return [
    [
      [
        by('DefineAttendanceSchema', 'generated', {
          schemaId: ids.schema,
          name: 'Generated day program',
          terms: [term],
          periods: allPeriods,
          grading,
        }),
      ],
      ...regions.map((n) => [
        by('CreateRegion', n, {
          regionId: ids.region(n),
          name: `Campus ${n + 1}`,
          slug: `GEN-Campus${n + 1}`,
          type: 'CHARIS_CAMPUS',
          zone: ['AMERICAS', 'EUROPE'][n % 2],
          currency: ['USD', 'EUR'][n % 2],
          timeZone,
        }),
      ]),
      ...courses.map((title, n) => [
        by('CreateCourse', n, {
          courseId: ids.course(n),
          code: `GEN${101 + n}`,
          title,
          description: null,
          programYear: 1,
          credits: 3,
        }),
      ]),
    ],
    [
      ...courses.map((title, n) => [
        by('AddLesson', n, { lessonId: ids.lesson(n), courseId: ids.course(n), title }),
        by('PublishCourse', n, { courseId: ids.course(n) }),
      ]),
      ...courses.map((course, n) => [
        by('DefineExam', n, examOf(course, n)),
        by('PublishExam', n, { examId: ids.exam(n) }),
      ]),
      ...regions.flatMap((n) => {
        const facilitator = { kind: 'facilitator', n, userId: ids.facilitator(n), roles: ['manager', 'user'] };
        const registrar = { kind: 'registrar', n, userId: ids.registrar(n), roles: ['admin', 'manager', 'user'] };
        return [facilitator, registrar].map((person) => [
          ...personCommands(plan, { ...person, regions: [ids.region(n)] }),
          by('GrantRegionRoles', `${person.kind}-${n}`, {
            userId: person.userId,
            regionId: ids.region(n),
            roleNames: [person.kind === 'registrar' ? 'admin' : 'manager'],
          }),
        ]);
      }),
    ],
    [
      regions.map((n) =>
        by('SetRegionAttendanceAdmins', n, { regionId: ids.region(n), userIds: [ids.facilitator(n)] }),
      ),
    ],
  ];
}
