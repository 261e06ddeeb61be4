import { assignmentEvents } from '@paideia/events/assignments/assignment.events.ts';
import { excusedWorkStream } from '@paideia/events/gradebook/excused-work.events.ts';
import {
  submissionEvents,
  submissionStream,
  type SubmissionEvent,
} from '@paideia/events/submissions/submission.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import type { NotificationKey } from '@paideia/events/notifications/notification.events.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { excusedWork } from '../gradebook/excused-work.decider.ts';
import { groupFacts } from '../groups/group.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { every } from '@paideia/documents/every.ts';
import { defineReaction, ofStream, type Command } from '../kernel/react/reaction.ts';
import { notification } from '../notifications/notification.commands.ts';
import { submission } from '../submissions/submission.decider.ts';

type Set = { readonly assignmentId: string; readonly groupId: string; readonly dueAt: string };

/** The students of a group; nobody once it is archived and takes no work any more. */
async function studentsOf(groupId: string, ask: Ask): Promise<readonly string[]> {
  if ((await ask.table(groupFacts).one(groupId))?.archived) return [];
  const members = await every(ask.table(enrolmentFacts), { where: { groupId, status: 'active' } });
  return members.map(({ userId }) => userId);
}
/** The demo data was announced long ago. */
async function tellGroup(
  { assignmentId, groupId, dueAt }: Set,
  key: NotificationKey,
  occurred: Occurred,
  ask: Ask,
): Promise<readonly Command[]> {
  if (occurred.channel === 'SEED') return [];
  const students = await studentsOf(groupId, ask);
  return students.map((userId) => notification({ userId, key, params: { assignmentId, groupId, dueAt } }, occurred));
}
const isExcused = async (userId: string, groupId: string, assignmentId: string, ask: Ask): Promise<boolean> =>
  Object.hasOwn(await ask.state(excusedWork, excusedWorkStream(userId, groupId)), assignmentId);
/** Those who have neither handed it in nor a grade for it, and are not excused from it. */
async function remindGroup({ assignmentId, groupId, dueAt }: Set, occurred: Occurred, ask: Ask) {
  const students = await studentsOf(groupId, ask);
  const found = await Promise.all(
    students.map(async (userId) => {
      const { submitted, graded } = await ask.state(submission, submissionStream(assignmentId, userId));
      return submitted || graded || (await isExcused(userId, groupId, assignmentId, ask)) ? [] : [userId];
    }),
  );
  return found
    .flat()
    .map((userId) =>
      notification({ userId, key: 'assignmentReminder', params: { assignmentId, groupId, dueAt } }, occurred),
    );
}
const tellStudent = (
  { assignmentId, groupId, userId }: DataOf<SubmissionEvent, 'SubmissionGraded'>,
  occurred: Occurred,
): readonly Command[] => [
  notification({ userId, key: 'submissionGraded', params: { assignmentId, groupId } }, occurred),
];

async function remindStudent(
  { assignmentId, groupId, userId, until }: DataOf<SubmissionEvent, 'SubmissionReminderDue'>,
  occurred: Occurred,
  ask: Ask,
): Promise<readonly Command[]> {
  if (await isExcused(userId, groupId, assignmentId, ask)) return [];
  const params = { assignmentId, groupId, dueAt: until };
  return [notification({ userId, key: 'assignmentReminder', params }, occurred)];
}

/** It tells students of assignments. */
export const assignmentNotices = defineReaction({
  name: 'assignment-notices',
  from: 'beginning',
  events: [assignmentEvents, submissionEvents],
  partition: ofStream,
  on: {
    AssignmentDefined: (set, occurred, ask) => tellGroup(set, 'assignmentDefined', occurred, ask),
    AssignmentDueDateChanged: (set, occurred, ask) => tellGroup(set, 'assignmentDueDateChanged', occurred, ask),
    AssignmentReminderDue: remindGroup,
    SubmissionGraded: async (graded, occurred) => tellStudent(graded, occurred),
    SubmissionRegraded: async (graded, occurred) => tellStudent(graded, occurred),
    SubmissionReminderDue: remindStudent,
  },
});
