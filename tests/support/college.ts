import { createHash } from 'node:crypto';
import { prepare } from './commands.ts';
import { R, U } from '../../scripts/demo/ids.ts';
import { demoPasswordDigest } from '../../scripts/demo/people.ts';

export const idOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);
/** It is today's date where the demo's campus is, whenever the tests run. */
const campusToday = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' }).format(new Date());

/** It is the date in so many days, in UTC. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** People are in the classes of the journeys since this day: it is as long ago on every day of the year. */
export const enrolledOn = (): string => inDays(-300);

export type Class = {
  readonly groupId: string;
  readonly name: string;
  readonly students: readonly string[];
  readonly date: string;
};

/** It makes a class of its own for a journey: the class meets every day, in the morning and all day long, and some of the demo's people are in it. */
export async function newClass(name: string, students: readonly number[]): Promise<Class> {
  const [groupId, schemaId] = [idOf(`group ${name}`), idOf(`schema ${name}`)];
  const year = new Date().getUTCFullYear();
  const everyDay = [1, 2, 3, 4, 5, 6, 7];
  await prepare([
    {
      type: 'DefineAttendanceSchema',
      data: {
        schemaId,
        name,
        terms: [{ name: 'The whole time', from: `${year - 1}-01-01`, to: `${year + 1}-12-31` }],
        periods: everyDay.flatMap((weekday) => [
          { key: 'J1', weekday, start: '00:01', end: '00:02' },
          { key: 'J2', weekday, start: '00:03', end: '23:58' },
        ]),
        grading: {
          minutesLateThreshold: 15,
          graceAbsentsPerTerm: 3,
          graceLatesPerTerm: 4,
          absenceDeduction: 1,
          lateDeduction: 0.5,
        },
      },
    },
    { type: 'CreateGroup', data: { groupId, regionId: R(1), name, programYear: 1, attendanceSchemaId: schemaId } },
    ...students.map((n) => ({ type: 'EnrolStudent', data: { groupId, userId: U(n), date: enrolledOn() } })),
  ]);
  return { groupId, name, students: students.map(U), date: campusToday() };
}

export const courseIdOf = (title: string): string => idOf(`course ${title}`);
/** It makes a course that the class takes all the time. */
export async function newCourse({ groupId }: Class, title: string): Promise<string> {
  const courseId = courseIdOf(title);
  await prepare([
    {
      type: 'CreateCourse',
      data: { courseId, code: `J${courseId.slice(0, 6).toUpperCase()}`, title, description: null, programYear: 1 },
    },
    { type: 'AddLesson', data: { lessonId: idOf(`lesson ${title}`), courseId, title: `Lesson of ${title}` } },
    { type: 'PublishCourse', data: { courseId } },
    {
      type: 'SetGroupCourses',
      data: {
        groupId,
        items: [{ courseId, order: 1, fromDate: enrolledOn(), toDate: inDays(30), termName: 'The whole time' }],
      },
    },
  ]);
  return courseId;
}

export type Exam = { readonly examId: string; readonly title: string; readonly right: readonly string[] };
/** It makes an exam of four questions for a class, which is open now; the right option of each is known here and nowhere in a browser. */
export async function newExam(room: Class, title: string, { words = '' }: { words?: string } = {}): Promise<Exam> {
  const { groupId } = room;
  const examId = idOf(`exam ${title}`);
  const courseId = await newCourse(room, title);
  const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();
  const right = ['Moses', 'David', 'Ruth', 'Daniel'];
  const questions = right.map((name, n) => ({
    id: `q${n + 1}`,
    kind: 'choice',
    text: `Who is meant in reading ${n + 1}?${words}`,
    // The same id is another answer in each question.
    options: right.map((_, i) => ({ id: `o${i}`, text: `${right[(i + n) % right.length]}${words}` })),
    correctOptionId: 'o0',
  }));
  await prepare([
    {
      type: 'DefineExam',
      data: {
        examId,
        courseId,
        title,
        instructions: `Read each question twice.${words}`,
        attemptsAllowed: 2,
        pointsPerQuestion: 5,
        questions,
      },
    },
    { type: 'PublishExam', data: { examId } },
    { type: 'ScheduleExam', data: { groupId, examId, opensAt: hours(-24), closesAt: hours(24) } },
  ]);
  return { examId, title, right };
}

export type Newcomer = { readonly userId: string; readonly email: string };
/** It is somebody of the campus with the demo's password, who has accepted the terms unless that is what the journey is about. */
type Wanted = {
  readonly roles?: readonly string[];
  readonly hasAccepted?: boolean;
  readonly firstName?: string;
  readonly lastName?: string;
};
export async function newPerson(
  name: string,
  { roles = ['user'], hasAccepted = true, firstName = 'Ines', lastName = 'Marlow' }: Wanted = {},
) {
  const [userId, email] = [idOf(`person ${name}`), `${name}@example.org`];
  await prepare([
    { type: 'InviteUser', data: { userId, email, firstName, lastName, regionIds: [R(1)], groupIds: [], roles } },
    { type: 'SetInitialPassword', data: { userId }, password: demoPasswordDigest },
    ...(hasAccepted ? [{ type: 'AcceptTerms', data: { userId, termsVersion: '1' }, actorId: userId }] : []),
  ]);
  return { userId, email } satisfies Newcomer;
}

/** It is somebody who has graduated from the second year, and was greeted among the alumni. */
export async function newGraduate(name: string, wanted: Wanted = {}): Promise<Newcomer> {
  const [graduate, groupId] = [await newPerson(name, wanted), idOf(`graduates ${name}`)];
  const { userId } = graduate;
  const date = campusToday();
  await prepare([
    { type: 'CreateGroup', data: { groupId, regionId: R(1), name: `Class of ${name}`, programYear: 2 } },
    { type: 'EnrolStudent', data: { groupId, userId, date: enrolledOn() } },
    {
      type: 'GraduateStudent',
      data: { groupId, userId, date, gradYear: Number(date.slice(0, 4)), gradLocation: 'Cedar Ridge' },
    },
    { type: 'DismissAlumniWelcome', data: { userId }, actorId: userId },
  ]);
  return graduate;
}
