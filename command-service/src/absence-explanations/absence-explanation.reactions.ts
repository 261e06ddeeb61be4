import { absenceExplanationEvents } from '@paideia/events/absence-explanations/absence-explanation.events.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
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
      const admins = (await ask.table(regionFacts).one(regionId))?.attendanceAdmins ?? [];
      const params = { explanationId, registerId, studentId: userId, groupId };
      return admins.map((admin) => notification({ userId: admin, key: 'explanationSubmitted', params }, occurred));
    },
    AbsenceExcused: async (explanation, occurred) => [tellStudent(explanation, 'excused', occurred)],
    AbsenceExcuseWithdrawn: async (explanation, occurred) => [tellStudent(explanation, 'explained', occurred)],
  },
});
