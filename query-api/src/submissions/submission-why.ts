import { assignmentStream } from '@paideia/events/assignments/assignment.events.ts';
import { submissionStream } from '@paideia/events/submissions/submission.events.ts';
import { submissionWhyMessages } from '@paideia/events/submissions/submission-why.messages.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { assignmentProjection } from '@paideia/projection-service/assignments/assignment.projection.ts';
import {
  assignments,
  submissions,
  type AssignmentView,
  type SubmissionView,
} from '@paideia/projection-service/assignments/assignment.view.ts';
import { workIn } from '../courses/work.queries.ts';
import { foldOf, readUpTo, type AsOf } from '../kernel/graphql/as-of.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { dateIn, groupTimetable, pastMoment } from '../registers/group-timetable.types.ts';
import { eventsBehind, onePart } from '../registers/events-behind.queries.ts';
import { whyFormatter } from '../registers/why-formatter.rules.ts';
import type { Why } from '../registers/why.types.ts';
import { visibleSubmission } from './submission.queries.ts';

type Work = { readonly submission: SubmissionView; readonly assignment: AssignmentView | undefined };

/** What was handed in by then, and what was asked for; work that was not begun is not there. */
async function pastWork(context: Context, { _id, assignmentId, userId }: SubmissionView, at: string): Promise<Work> {
  const then = foldOf(
    assignmentProjection,
    await readUpTo(context, [assignmentStream(assignmentId), submissionStream(assignmentId, userId)], at),
  );
  const submission = then.one(submissions, _id);
  if (!submission) throw new Refusal('notFound');
  return { submission, assignment: then.one(assignments, assignmentId) };
}

/** Why an assignment has this grade: `id` is the submission's. */
export async function whySubmission(context: Context, id: string, asOf?: AsOf): Promise<Why> {
  const present = await visibleSubmission(context, id);
  const { userId, groupId, assignmentId } = present;
  const at = await pastMoment(context, groupId, asOf);
  const { submission, assignment } =
    at === undefined
      ? { submission: present, assignment: await context.join(assignments, assignmentId) }
      : await pastWork(context, present, at);
  const { grade, complete, submittedAt, late, gradedBy, why } = submission;
  const [{ entries }, timetable, student, grader] = await Promise.all([
    eventsBehind(context, why, { userId, readsPersonal: true }),
    groupTimetable(context, groupId),
    context.signedIn().userId === userId ? undefined : context.join(users, userId),
    gradedBy === null ? undefined : context.join(users, gradedBy),
  ]);
  const { number, percent, day, time } = whyFormatter(context);
  const say = (message: keyof typeof submissionWhyMessages, params?: Readonly<Record<string, string>>) =>
    context.text(submissionWhyMessages[message].id, params);
  const zone = timetable?.timeZone ?? 'UTC';
  const moment = (instant: string, isLate = false) =>
    say(isLate ? 'momentLate' : 'moment', { date: day(dateIn(zone, instant)), time: time(instant, zone), zone });
  const isCompletion = assignment?.type === 'completion';
  const isGraded = grade !== null || complete !== null;
  const title = (await workIn(context.join, assignment)) ?? '';
  return {
    title: student
      ? say('titleOf', { assignment: title, student: student.fullName })
      : say('title', { assignment: title }),
    value: !isGraded ? say('ungraded') : grade !== null ? percent(grade) : say(complete ? 'complete' : 'incomplete'),
    formula: [
      ...(assignment ? [{ label: say('due'), value: moment(assignment.dueAt) }] : []),
      { label: say('handedIn'), value: submittedAt === null ? say('notHandedIn') : moment(submittedAt, late) },
      ...(assignment && !isCompletion ? [{ label: say('weight'), value: number(assignment.weight) }] : []),
      ...(grader ? [{ label: say('gradedBy'), value: grader.fullName }] : []),
    ],
    rule: say(!isGraded ? 'ruleUngraded' : isCompletion ? 'ruleCompletion' : 'ruleGraded'),
    parts: onePart(entries),
  };
}
