import { through } from '@paideia/events/kernel/dates.ts';
import { leaveRequestEvents } from '@paideia/events/leave-requests/leave-request.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { registerEvents, type RegisterEvent } from '@paideia/events/registers/register.events.ts';
import { every } from '@paideia/documents/every.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineReaction, type Command } from '../kernel/react/reaction.ts';
import { registerFacts } from '../registers/register.facts.ts';
import { covers, leaveFor } from './leave-covers.facts.ts';
import { leaveCoverage, type LeaveCoverage } from './leave-coverage.facts.ts';

type Leave = Omit<LeaveCoverage, 'status'>;

/** Registers that are there already; later ones read the leave when they are opened. */
const registersOf = async (ask: Ask, leave: Leave): Promise<readonly string[]> => {
  const { groupId, fromDate, toDate, userId } = leave;
  const all = await every(ask.table(registerFacts), {
    where: { groupId, date: { from: fromDate, below: through(toDate) } },
  });
  return all
    .filter((register) => covers(leave, register) && register.students.includes(userId))
    .map(({ registerId }) => registerId);
};
const excuse = (registerId: string, { userId, leaveRequestId }: Pick<Leave, 'userId' | 'leaveRequestId'>): Command => ({
  type: 'ExcuseAttendance',
  data: { registerId, userId, cause: 'leave', causeId: leaveRequestId },
  key: `${registerId}_${userId}_${leaveRequestId}`,
});
const revoke = (registerId: string, { userId, leaveRequestId }: Pick<Leave, 'userId' | 'leaveRequestId'>): Command => ({
  type: 'RevokeExcuse',
  data: { registerId, userId, cause: 'leave', causeId: leaveRequestId },
  key: `${registerId}_${userId}_${leaveRequestId}`,
});
const markAbsent = (
  registerId: string,
  { userId, leaveRequestId }: Pick<Leave, 'userId' | 'leaveRequestId'>,
): Command => ({
  type: 'MarkAbsentFromLeave',
  data: { registerId, userId, leaveRequestId },
  key: `${registerId}_${userId}_${leaveRequestId}`,
});

type Listed = DataOf<RegisterEvent, 'RegisterStudentsAdded' | 'RegisterOpened'>;
/** Decided while the students came into the register: looks again from the other side. */
async function decidedMeanwhile(
  { registerId, groupId, date, periodKey, students, preset, presetAbsent }: Listed,
  ask: Ask,
): Promise<readonly Command[]> {
  const leave = (await leaveFor(ask, { groupId, date, periodKey })).filter(({ userId }) => students.includes(userId));
  const isIn = (list: typeof preset, id: string) => list.some(({ leaveRequestId }) => leaveRequestId === id);
  return leave.flatMap((one) => {
    if (one.status === 'approved') return isIn(preset, one.leaveRequestId) ? [] : [excuse(registerId, one)];
    if (isIn(preset, one.leaveRequestId)) return [revoke(registerId, one)];
    return isIn(presetAbsent, one.leaveRequestId) ? [] : [markAbsent(registerId, one)];
  });
}

/** A decision changes the marks of its own periods; one reaction for both, so that they act in the order in which they were decided. */
export const leaveMarks = defineReaction({
  name: 'leave-marks',
  from: 'beginning',
  events: [leaveRequestEvents, registerEvents],
  on: {
    LeaveRequestApproved: async (leave, _, ask) => {
      // A decision that has been turned round by now is the later event's to carry out.
      if ((await ask.table(leaveCoverage).one(leave.leaveRequestId))?.status !== 'approved') return [];
      return (await registersOf(ask, leave)).map((registerId) => excuse(registerId, leave));
    },
    LeaveRequestAcknowledged: async (leave, _, ask) => {
      if ((await ask.table(leaveCoverage).one(leave.leaveRequestId))?.status !== 'acknowledged') return [];
      const registers = await registersOf(ask, leave);
      return registers.flatMap((registerId) => [
        ...(leave.formerly === 'approved' ? [revoke(registerId, leave)] : []),
        markAbsent(registerId, leave),
      ]);
    },
    RegisterOpened: (listed, _, ask) => decidedMeanwhile(listed, ask),
    RegisterStudentsAdded: (listed, _, ask) => decidedMeanwhile(listed, ask),
  },
});
