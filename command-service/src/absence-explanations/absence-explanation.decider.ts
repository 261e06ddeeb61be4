import { absenceExplanationCommands } from '@paideia/events/absence-explanations/absence-explanation.commands.ts';
import {
  absenceExplanationEvents,
  absenceExplanationStream,
  explanationIdOf,
} from '@paideia/events/absence-explanations/absence-explanation.events.ts';
import {
  absenceExplanationPermissions,
  readsAbsenceExplanation,
} from '@paideia/events/absence-explanations/absence-explanation.permissions.ts';
import type { TermLock } from '@paideia/events/groups/term-lock.rules.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { statusOf } from '@paideia/events/registers/mark.rules.ts';
import { registerStream, type AttendanceStatus } from '@paideia/events/registers/register.events.ts';
import { lockOn } from '../groups/locked-terms.facts.ts';
import { unlessLocked, type LockedTerm } from '../groups/term-lock.rules.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { regionFacts } from '../regions/region.facts.ts';
import { attendanceRegister } from '../registers/register.decider.ts';
import { markOf } from '../registers/register-state.decider.ts';

type State = { readonly status: 'none' | 'explained' | 'excused' };
type Rejected =
  | LockedTerm
  | 'noAccess'
  | 'absenceExplanation.disabled'
  | 'absenceExplanation.notAbsent'
  | 'absenceExplanation.exists';
type Facts = {
  readonly groupId: string;
  readonly regionId: string | undefined;
  /** It is the status of the mark that is explained. */
  readonly attendance: AttendanceStatus | null;
  readonly hasAttendanceAdmins: boolean;
  /** It lies on the day of the register. */
  readonly lock: TermLock | undefined;
};

export const absenceExplanation = defineDecider<State, Rejected, Facts>()({
  events: absenceExplanationEvents,
  commands: absenceExplanationCommands,
  permissions: absenceExplanationPermissions,
  reads: readsAbsenceExplanation,
  creates: ['SubmitAbsenceExplanation'],
  commutes: [],
  stream: ({ data }) => absenceExplanationStream(explanationIdOf(data.registerId, data.userId)),
  initial: { status: 'none' },
  exists: ({ status }) => status !== 'none',
  scope: (_, { data }, { regionId }) => ({ ownerId: data.userId, regionId }),
  facts: async ({ data: { registerId, userId } }, ask) => {
    const register = await ask.state(attendanceRegister, registerStream(registerId));
    const regionId = register.place?.regionId;
    const region = regionId === undefined ? undefined : await ask.table(regionFacts).one(regionId);
    const isListed = register.students.includes(userId);
    return {
      groupId: register.place?.groupId ?? '',
      regionId,
      attendance: isListed ? statusOf(markOf(register, userId), register.isClosed) : null,
      lock: await lockOn(ask, register.place),
      hasAttendanceAdmins: (region?.attendanceAdmins.length ?? 0) > 0,
    };
  },

  decide: {
    SubmitAbsenceExplanation: unlessLocked(
      ({ status }, { registerId, userId, text }, { groupId, regionId, attendance, hasAttendanceAdmins }) => {
        if (status !== 'none') return reject('absenceExplanation.exists');
        if (regionId === undefined) return reject('absenceExplanation.notAbsent');
        if (!hasAttendanceAdmins) return reject('absenceExplanation.disabled');
        if (attendance !== 'absent') return reject('absenceExplanation.notAbsent');
        return [
          {
            type: 'AbsenceExplained',
            data: { explanationId: explanationIdOf(registerId, userId), registerId, userId, groupId, regionId, text },
          },
        ];
      },
    ),
    ExcuseAbsence: unlessLocked(({ status }, { registerId, userId, comment }, { groupId, regionId, actorId }) => {
      if (actorId === null || regionId === undefined) return reject('noAccess');
      if (status === 'excused') return [];
      const explanationId = explanationIdOf(registerId, userId);
      return [
        {
          type: 'AbsenceExcused',
          data: { explanationId, registerId, userId, groupId, regionId, comment, by: actorId },
        },
      ];
    }),
    UnexcuseAbsence: unlessLocked(({ status }, { registerId, userId, comment }, { groupId, regionId, actorId }) => {
      if (actorId === null || regionId === undefined) return reject('noAccess');
      if (status !== 'excused') return [];
      const explanationId = explanationIdOf(registerId, userId);
      return [
        {
          type: 'AbsenceExcuseWithdrawn',
          data: { explanationId, registerId, userId, groupId, regionId, comment, by: actorId },
        },
      ];
    }),
  },
  evolve: {
    AbsenceExplained: () => ({ status: 'explained' }),
    AbsenceExcused: () => ({ status: 'excused' }),
    AbsenceExcuseWithdrawn: () => ({ status: 'explained' }),
  },
});
