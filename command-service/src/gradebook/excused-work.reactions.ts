import { excusedWorkEvents, type ExcusedWorkEvent } from '@paideia/events/gradebook/excused-work.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { linksOf } from '@paideia/events/notifications/notification-link.rules.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { defineReaction, ofStream, type Command } from '../kernel/react/reaction.ts';
import { notification } from '../notifications/notification.commands.ts';

function tell(
  { userId, groupId, kind, workId }: DataOf<ExcusedWorkEvent, 'WorkExcused'>,
  status: 'excused' | 'withdrawn',
  occurred: Occurred,
): readonly Command[] {
  const isExam = kind === 'exam';
  // As the other notices of work call it, by which its title is found.
  const params = { groupId, status, [isExam ? 'examId' : 'assignmentId']: workId };
  const link = linksOf('workExcused', params)[isExam ? 0 : 1] ?? null;
  return [notification({ userId, key: 'workExcused', params, link }, occurred)];
}

/** It tells students what they are excused from, and when that is taken back. */
export const excusedWorkNotices = defineReaction({
  name: 'excused-work-notices',
  from: 'beginning',
  events: [excusedWorkEvents],
  partition: ofStream,
  on: {
    WorkExcused: async (work, occurred) => tell(work, 'excused', occurred),
    WorkExcuseWithdrawn: async (work, occurred) => tell(work, 'withdrawn', occurred),
  },
});
