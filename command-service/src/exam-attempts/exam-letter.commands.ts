import { courseStream } from '@paideia/events/courses/course.events.ts';
import { examDefinitionStream, examScheduleStream } from '@paideia/events/exams/exam.events.ts';
import { takesLate } from '@paideia/events/exams/exam.rules.ts';
import { notificationLink } from '@paideia/events/notifications/notification-link.rules.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { course } from '../courses/course.decider.ts';
import { examDefinition, publishedOf } from '../exams/exam-definition.decider.ts';
import { examSchedule } from '../exams/exam-schedule.decider.ts';
import { groupFacts } from '../groups/group.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import type { Command } from '../kernel/react/reaction.ts';
import { letterTo, personOf } from '../mails/letter.commands.ts';
import { regionFacts } from '../regions/region.facts.ts';
import type { Deadline } from './exam-recipients.ts';

type OfExam = Pick<Deadline, 'groupId' | 'examId'>;
type Words = Readonly<Record<string, string>>;

/** What the exam, its course and the group are called, by whose clock its times are told, and for which region the letters can be declined. */
async function about(
  { groupId, examId }: OfExam,
  occurred: Occurred,
  ask: Ask,
): Promise<{ readonly words: Words; readonly at: Occurred }> {
  const [exam, group] = await Promise.all([
    ask.state(examDefinition, examDefinitionStream(examId)),
    ask.table(groupFacts).one(groupId),
  ]);
  const version = publishedOf(exam) ?? exam.versions.at(-1);
  const [taught, region] = await Promise.all([
    version && ask.state(course, courseStream(version.courseId)),
    group && ask.table(regionFacts).one(group.regionId),
  ]);
  const words = {
    exam: version?.title ?? '',
    course: taught?.course?.title ?? '',
    group: group?.name ?? '',
    timeZone: region?.timeZone ?? 'UTC',
  };
  return { words, at: { ...occurred, ...(group && { regionId: group.regionId }) } };
}

/** Said of a deadline after which nobody may begin; of all others nothing is. */
export async function lateOf({ groupId, examId, closesAt }: Deadline, ask: Ask): Promise<Words> {
  const { window } = await ask.state(examSchedule, examScheduleStream(groupId, examId));
  return window && !takesLate({ closesAt, lockAt: window.lockAt }) ? { late: 'none' } : {};
}

/** To each of these students: in which time the exam can be taken, or that the time will soon be over. */
export async function deadlineLetters(
  template: 'examScheduled' | 'examReminder',
  deadline: Deadline,
  students: readonly string[],
  occurred: Occurred,
  ask: Ask,
): Promise<readonly Command[]> {
  const { groupId, examId, closesAt } = deadline;
  if (students.length === 0) return [];
  const { window } = await ask.state(examSchedule, examScheduleStream(groupId, examId));
  const times =
    template === 'examReminder'
      ? { closesAt, ...(await lateOf(deadline, ask)) }
      : { closesAt, opensAt: window?.opensAt ?? '' };
  const { words, at } = await about(deadline, occurred, ask);
  const params = { ...words, ...times };
  const link = notificationLink(template, { examId });
  const letters = students.map(async (userId) =>
    letterTo(await personOf(ask, userId), { template, subjectId: userId, replyTo: null, params, link }, at),
  );
  return (await Promise.all(letters)).flat();
}

/** How an attempt went. */
export async function resultLetter(
  userId: string,
  of: OfExam & { readonly attemptId: string },
  result: Words,
  occurred: Occurred,
  ask: Ask,
): Promise<readonly Command[]> {
  const person = await personOf(ask, userId);
  if (person.email === null) return [];
  const { examId, attemptId } = of;
  const { words, at } = await about(of, occurred, ask);
  const params = { ...words, ...result };
  const link = notificationLink('examResult', { examId, attemptId });
  return letterTo(person, { template: 'examResult', subjectId: userId, replyTo: null, params, link }, at);
}
