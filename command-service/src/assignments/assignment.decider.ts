import { isDeepStrictEqual } from 'node:util';
import { assignmentCommands, type AssignmentCommand } from '@paideia/events/assignments/assignment.commands.ts';
import {
  assignmentEvents,
  assignmentStream,
  type AssignmentDefinition,
} from '@paideia/events/assignments/assignment.events.ts';
import { assignmentPermissions, readsAssignment } from '@paideia/events/assignments/assignment.permissions.ts';
import { limitsOf } from '@paideia/events/assignments/assignment.rules.ts';
import { fileAssetStream } from '@paideia/events/files/file.events.ts';
import { lockOfCourse, type TermLock } from '@paideia/events/groups/term-lock.rules.ts';
import { isFarOff } from '@paideia/events/kernel/dates.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { courseFacts } from '../courses/course.facts.ts';
import { fileAsset } from '../files/file.decider.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { lockOver } from '../groups/locked-terms.facts.ts';
import { refusedBy, unlessLocked, type LockedTerm } from '../groups/term-lock.rules.ts';
import { defineDecider, type Ask } from '../kernel/decide/decider.ts';
import { gradedAssignments } from './graded-assignment.facts.ts';

type AssignmentState = {
  readonly assignment: AssignmentDefinition | null;
  /** Students were reminded of this due date. */
  readonly reminded: string | null;
};
type Rejected =
  | LockedTerm
  | `assignment.${'exists' | 'groupUnknown' | 'groupArchived' | 'courseUnknown' | 'otherGroup' | 'fileUnknown' | 'typeFrozen' | 'dueFarOff'}`;
type AssignmentFacts = {
  readonly regionId: string | undefined;
  readonly isArchived: boolean;
  readonly courseExists: boolean;
  readonly isGraded: boolean;
  /** What is new to download was sent for it by whoever names it. */
  readonly areFilesThere: boolean;
  /** The term of its course, or of the course that it is to be of. */
  readonly lock: TermLock | undefined;
};
async function areFilesThere(
  { downloadFileIds }: DataOf<AssignmentCommand, 'DefineAssignment'>,
  ask: Ask,
  { assignment }: AssignmentState,
  actorId: string | null,
): Promise<boolean> {
  const had = limitsOf(assignment ?? {}).downloadFileIds;
  const fresh = downloadFileIds.filter((id) => !had.includes(id));
  const states = await Promise.all(fresh.map((id) => ask.state(fileAsset, fileAssetStream(id))));
  return states.every(
    (state) => state.status === 'stored' && state.file.ownerId === actorId && state.file.purpose === 'download',
  );
}
const noFacts: AssignmentFacts = {
  regionId: undefined,
  isArchived: false,
  courseExists: false,
  isGraded: false,
  areFilesThere: false,
  lock: undefined,
};

export const assignment = defineDecider<AssignmentState, Rejected, AssignmentFacts>()({
  events: assignmentEvents,
  commands: assignmentCommands,
  permissions: assignmentPermissions,
  reads: readsAssignment,
  creates: ['DefineAssignment'],
  commutes: [],
  stream: ({ data }) => assignmentStream(data.assignmentId),
  initial: { assignment: null, reminded: null },
  exists: ({ assignment }) => assignment !== null,
  scope: ({ assignment }, _, { regionId }) => ({ regionId: assignment?.regionId ?? regionId }),
  facts: async ({ type, data }, ask, state, { actorId }) => {
    const there = state.assignment;
    if (type === 'RemindOfAssignment')
      return { ...noFacts, lock: there ? await lockOver(ask, there.groupId, there.courseId) : undefined };
    const group = await ask.table(groupFacts).one(data.groupId);
    const locks = group?.locks ?? [];
    return {
      lock: (there && lockOfCourse(locks, there.courseId)) ?? lockOfCourse(locks, data.courseId),
      regionId: group?.regionId,
      isArchived: group?.archived ?? false,
      courseExists: (await ask.table(courseFacts).one(data.courseId)) !== undefined,
      isGraded: (await ask.table(gradedAssignments).one(data.assignmentId)) !== undefined,
      areFilesThere: await areFilesThere(data, ask, state, actorId),
    };
  },

  decide: {
    DefineAssignment: ({ assignment }, wish, { regionId, isArchived, courseExists, areFilesThere, lock, now }) => {
      if (regionId === undefined) return reject('assignment.groupUnknown');
      const data: AssignmentDefinition = { ...wish, regionId };
      if (assignment)
        return isDeepStrictEqual({ ...assignment, ...limitsOf(assignment) }, data) ? [] : reject('assignment.exists');
      if (isArchived) return reject('assignment.groupArchived');
      if (!courseExists) return reject('assignment.courseUnknown');
      if (lock) return refusedBy(lock);
      if (isFarOff(data.dueAt, now)) return reject('assignment.dueFarOff');
      return areFilesThere ? [{ type: 'AssignmentDefined', data }] : reject('assignment.fileUnknown');
    },
    ReviseAssignment: unlessLocked(({ assignment }, wish, { courseExists, isGraded, areFilesThere, now }) => {
      if (!assignment) return [];
      const { assignmentId, groupId, regionId, dueAt } = assignment;
      if (wish.groupId !== groupId) return reject('assignment.otherGroup');
      if (!courseExists) return reject('assignment.courseUnknown');
      if (!areFilesThere) return reject('assignment.fileUnknown');
      if (wish.type !== assignment.type && isGraded) return reject('assignment.typeFrozen');
      if (wish.dueAt !== dueAt && isFarOff(wish.dueAt, now)) return reject('assignment.dueFarOff');
      const data: AssignmentDefinition = { ...wish, regionId };
      const isOtherwiseSame = isDeepStrictEqual({ ...assignment, ...limitsOf(assignment), dueAt: wish.dueAt }, data);
      return [
        ...(isOtherwiseSame ? [] : [{ type: 'AssignmentRevised' as const, data }]),
        ...(wish.dueAt === dueAt
          ? []
          : [
              {
                type: 'AssignmentDueDateChanged' as const,
                data: { assignmentId, groupId, regionId, courseId: wish.courseId, dueAt: wish.dueAt },
              },
            ]),
      ];
    }),
    /** Too late a reminder, after a standstill, is none. */
    RemindOfAssignment: ({ assignment, reminded }, { dueAt }, { lock, now }) => {
      if (
        lock ||
        !assignment ||
        Date.parse(assignment.dueAt) !== Date.parse(dueAt) ||
        Date.parse(now) >= Date.parse(dueAt)
      )
        return [];
      const { assignmentId, groupId, regionId, courseId } = assignment;
      if (reminded === assignment.dueAt) return [];
      const data = { assignmentId, groupId, regionId, courseId, dueAt: assignment.dueAt };
      return [{ type: 'AssignmentReminderDue', data }];
    },
  },
  evolve: {
    AssignmentDefined: (state, data) => ({ ...state, assignment: data }),
    AssignmentRevised: (state, data) => ({ ...state, assignment: data }),
    AssignmentDueDateChanged: (state, { dueAt }) => ({
      ...state,
      assignment: state.assignment && { ...state.assignment, dueAt },
    }),
    AssignmentReminderDue: (state, { dueAt }) => ({ ...state, reminded: dueAt }),
  },
});
