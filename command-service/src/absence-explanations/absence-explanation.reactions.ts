import { absenceExplanationEvents } from '@paideia/events/absence-explanations/absence-explanation.events.ts';
import { notificationLink } from '@paideia/events/notifications/notification-link.rules.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { accountFacts } from '../accounts/account.facts.ts';
import { defineReaction, type Command } from '../kernel/react/reaction.ts';
import { notification } from '../notifications/notification.commands.ts';
import { regionFacts } from '../regions/region.facts.ts';

type Explanation = {
  readonly explanationId: string;
  readonly registerId: string;
  readonly userId: string;
  readonly groupId: string;
};
const excuseOf = ({ registerId, userId, explanationId }: Explanation) => ({
  registerId,
  userId,
  cause: 'explanation',
  causeId: explanationId,
});
const tellStudent = (
  { userId, registerId, groupId, explanationId }: Explanation,
  status: 'excused' | 'explained',
  occurred: Occurred,
): Command =>
  notification(
    {
      userId,
      key: 'explanationExcused',
      params: { explanationId, registerId, groupId, status },
    },
    occurred,
  );

/** The marks that an explanation excuses. */
export const explanationMarks = defineReaction({
  name: 'explanation-marks',
  from: 'beginning',
  events: [absenceExplanationEvents],
  on: {
    AbsenceExcused: async (explanation) => [{ type: 'ExcuseAttendance', data: excuseOf(explanation) }],
    AbsenceExcuseWithdrawn: async (explanation) => [{ type: 'RevokeExcuse', data: excuseOf(explanation) }],
  },
});

/** Who is told of an explanation, and of what became of it. */
export const explanationNotices = defineReaction({
  name: 'explanation-notices',
  from: 'beginning',
  events: [absenceExplanationEvents],
  on: {
    AbsenceExplained: async ({ explanationId, registerId, userId, groupId, regionId }, occurred, ask) => {
      const ids = (await ask.table(regionFacts).one(regionId))?.attendanceAdmins ?? [];
      const params = { explanationId, registerId, studentId: userId, groupId };
      const page = notificationLink('explanationSubmitted', params);
      // Who is a manager or an admin of the region alone decides there, and has no page for it.
      return (await ask.table(accountFacts).many(ids)).map(({ userId: admin, roles }) =>
        notification(
          { userId: admin, key: 'explanationSubmitted', params, link: roles.includes('manager') ? page : null },
          occurred,
        ),
      );
    },
    AbsenceExcused: async (explanation, occurred) => [tellStudent(explanation, 'excused', occurred)],
    AbsenceExcuseWithdrawn: async (explanation, occurred) => [tellStudent(explanation, 'explained', occurred)],
  },
});
