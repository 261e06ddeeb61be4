import { assignmentStream } from '@paideia/events/assignments/assignment.events.ts';
import { enrolmentIdOf } from '@paideia/events/enrolments/enrolment.events.ts';
import { examDefinitionStream, examScheduleStream } from '@paideia/events/exams/exam.events.ts';
import { excusedWorkCommands, type ExcusedWorkCommand } from '@paideia/events/gradebook/excused-work.commands.ts';
import { excusedWorkEvents, excusedWorkStream } from '@paideia/events/gradebook/excused-work.events.ts';
import { excusedWorkPermissions, readsGradebook } from '@paideia/events/gradebook/gradebook.permissions.ts';
import { lockOfCourse, type TermLock } from '@paideia/events/groups/term-lock.rules.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { assignment } from '../assignments/assignment.decider.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { examDefinition } from '../exams/exam-definition.decider.ts';
import { examSchedule } from '../exams/exam-schedule.decider.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { unlessLocked, type LockedTerm } from '../groups/term-lock.rules.ts';
import { defineDecider, type Ask } from '../kernel/decide/decider.ts';

/** The reasons that stand, by the exam or assignment; null after an erasure. */
type ExcusedWorkState = Readonly<Record<string, { readonly reason: string | null }>>;
type Rejected =
  | `excusedWork.${'groupUnknown' | 'notEnrolled' | 'workUnknown' | 'alreadyExcused'}`
  | LockedTerm
  | 'noAccess';
type ExcusedWorkFacts = {
  readonly regionId: string | undefined;
  readonly wasEnrolled: boolean;
  /** The group takes the exam, or the assignment was set for it. */
  readonly isOfGroup: boolean;
  /** The term of the course of the exam or assignment. */
  readonly lock: TermLock | undefined;
};

type Work = { readonly isOfGroup: boolean; readonly courseId: string | undefined };
async function workOf({ groupId, kind, workId }: ExcusedWorkCommand['data'], ask: Ask): Promise<Work> {
  if (kind === 'exam') {
    const { window } = await ask.state(examSchedule, examScheduleStream(groupId, workId));
    const exam = await ask.state(examDefinition, examDefinitionStream(workId));
    return { isOfGroup: window !== null, courseId: exam.versions.at(-1)?.courseId };
  }
  const { assignment: there } = await ask.state(assignment, assignmentStream(workId));
  return { isOfGroup: there?.groupId === groupId, courseId: there?.courseId };
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
  facts: async ({ data }, ask) => {
    const group = await ask.table(groupFacts).one(data.groupId);
    const { isOfGroup, courseId } = await workOf(data, ask);
    return {
      regionId: group?.regionId,
      wasEnrolled: (await ask.table(enrolmentFacts).one(enrolmentIdOf(data.groupId, data.userId))) !== undefined,
      isOfGroup,
      lock: courseId === undefined ? undefined : lockOfCourse(group?.locks ?? [], courseId),
    };
  },

  decide: {
    ExcuseWork: unlessLocked((state, data, { regionId, wasEnrolled, isOfGroup: isThere, actorId }) => {
      if (regionId === undefined) return reject('excusedWork.groupUnknown');
      if (!wasEnrolled) return reject('excusedWork.notEnrolled');
      if (!isThere) return reject('excusedWork.workUnknown');
      const there = standing(state, data.workId);
      if (there) return there.reason === data.reason ? [] : reject('excusedWork.alreadyExcused');
      return actorId === null
        ? reject('noAccess')
        : [{ type: 'WorkExcused', data: { ...data, regionId, by: actorId } }];
    }),
    WithdrawWorkExcuse: unlessLocked((state, data, { regionId, actorId }) => {
      if (regionId === undefined || !standing(state, data.workId)) return [];
      return actorId === null
        ? reject('noAccess')
        : [{ type: 'WorkExcuseWithdrawn', data: { ...data, regionId, by: actorId } }];
    }),
  },
  evolve: {
    WorkExcused: (state, { workId, reason }) => ({ ...state, [workId]: { reason } }),
    WorkExcuseWithdrawn: (state, { workId }) =>
      Object.fromEntries(Object.entries(state).filter(([id]) => id !== workId)),
  },
});
