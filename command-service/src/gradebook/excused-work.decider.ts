import { assignmentStream } from '@paideia/events/assignments/assignment.events.ts';
import { enrolmentIdOf } from '@paideia/events/enrolments/enrolment.events.ts';
import { examScheduleStream } from '@paideia/events/exams/exam.events.ts';
import { excusedWorkCommands, type ExcusedWorkCommand } from '@paideia/events/gradebook/excused-work.commands.ts';
import { excusedWorkEvents, excusedWorkStream } from '@paideia/events/gradebook/excused-work.events.ts';
import { excusedWorkPermissions, readsGradebook } from '@paideia/events/gradebook/gradebook.permissions.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { assignment } from '../assignments/assignment.decider.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { examSchedule } from '../exams/exam-schedule.decider.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { defineDecider, type Ask } from '../kernel/decide/decider.ts';

/** The reasons that stand, by the exam or assignment; null after an erasure. */
export type ExcusedWorkState = Readonly<Record<string, { readonly reason: string | null }>>;
type Rejected = `excusedWork.${'groupUnknown' | 'notEnrolled' | 'workUnknown' | 'alreadyExcused'}` | 'noAccess';
export type ExcusedWorkFacts = {
  readonly regionId: string | undefined;
  readonly wasEnrolled: boolean;
  /** The group takes the exam, or the assignment was set for it. */
  readonly isOfGroup: boolean;
};

async function isOfGroup({ groupId, kind, workId }: ExcusedWorkCommand['data'], ask: Ask): Promise<boolean> {
  if (kind === 'exam') return (await ask.state(examSchedule, examScheduleStream(groupId, workId))).window !== null;
  return (await ask.state(assignment, assignmentStream(workId))).assignment?.groupId === groupId;
}
const standing = (state: ExcusedWorkState, workId: string) =>
  Object.hasOwn(state, workId) ? state[workId] : undefined;

export const excusedWork = defineDecider<ExcusedWorkState, Rejected, ExcusedWorkFacts>()({
  events: excusedWorkEvents,
  commands: excusedWorkCommands,
  permissions: excusedWorkPermissions,
  reads: readsGradebook,
  creates: ['ExcuseWork', 'WithdrawWorkExcuse'],
  // What a student is excused from says nothing of other work.
  commutes: ['ExcuseWork', 'WithdrawWorkExcuse'],
  stream: ({ data }) => excusedWorkStream(data.userId, data.groupId),
  initial: {},
  exists: (state) => Object.keys(state).length > 0,
  scope: (_, { data }, { regionId }) => ({ ownerId: data.userId, regionId }),
  facts: async ({ data }, ask) => ({
    regionId: (await ask.table(groupFacts).one(data.groupId))?.regionId,
    wasEnrolled: (await ask.table(enrolmentFacts).one(enrolmentIdOf(data.groupId, data.userId))) !== undefined,
    isOfGroup: await isOfGroup(data, ask),
  }),

  decide: {
    ExcuseWork: (state, data, { regionId, wasEnrolled, isOfGroup: isThere, actorId }) => {
      if (regionId === undefined) return reject('excusedWork.groupUnknown');
      if (!wasEnrolled) return reject('excusedWork.notEnrolled');
      if (!isThere) return reject('excusedWork.workUnknown');
      const there = standing(state, data.workId);
      if (there) return there.reason === data.reason ? [] : reject('excusedWork.alreadyExcused');
      return actorId === null
        ? reject('noAccess')
        : [{ type: 'WorkExcused', data: { ...data, regionId, by: actorId } }];
    },
    WithdrawWorkExcuse: (state, data, { regionId, actorId }) => {
      if (regionId === undefined || !standing(state, data.workId)) return [];
      return actorId === null
        ? reject('noAccess')
        : [{ type: 'WorkExcuseWithdrawn', data: { ...data, regionId, by: actorId } }];
    },
  },
  evolve: {
    WorkExcused: (state, { workId, reason }) => ({ ...state, [workId]: { reason } }),
    WorkExcuseWithdrawn: (state, { workId }) =>
      Object.fromEntries(Object.entries(state).filter(([id]) => id !== workId)),
  },
});
