import { isDeepStrictEqual } from 'node:util';
import { assignmentCommands } from '@paideia/events/assignments/assignment.commands.ts';
import {
  assignmentEvents,
  assignmentStream,
  type AssignmentDefinition,
} from '@paideia/events/assignments/assignment.events.ts';
import { assignmentPermissions, readsAssignment } from '@paideia/events/assignments/assignment.permissions.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { courseFacts } from '../courses/course.facts.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { gradedAssignments } from './graded-assignment.facts.ts';

export type AssignmentState = { readonly assignment: AssignmentDefinition | null };
type Rejected = `assignment.${'exists' | 'groupUnknown' | 'courseUnknown' | 'otherGroup' | 'typeFrozen'}`;
export type AssignmentFacts = {
  readonly regionId: string | undefined;
  readonly courseExists: boolean;
  readonly isGraded: boolean;
};

export const assignment = defineDecider<AssignmentState, Rejected, AssignmentFacts>()({
  events: assignmentEvents,
  commands: assignmentCommands,
  permissions: assignmentPermissions,
  reads: readsAssignment,
  creates: ['DefineAssignment'],
  commutes: [],
  stream: ({ data }) => assignmentStream(data.assignmentId),
  initial: { assignment: null },
  exists: ({ assignment }) => assignment !== null,
  scope: ({ assignment }, _, { regionId }) => ({ regionId: assignment?.regionId ?? regionId }),
  facts: async ({ data: { assignmentId, groupId, courseId } }, ask) => ({
    regionId: (await ask.table(groupFacts).one(groupId))?.regionId,
    courseExists: (await ask.table(courseFacts).one(courseId)) !== undefined,
    isGraded: (await ask.table(gradedAssignments).one(assignmentId)) !== undefined,
  }),

  decide: {
    DefineAssignment: ({ assignment }, wish, { regionId, courseExists }) => {
      if (regionId === undefined) return reject('assignment.groupUnknown');
      const data: AssignmentDefinition = { ...wish, regionId };
      if (assignment) return isDeepStrictEqual({ ...assignment }, data) ? [] : reject('assignment.exists');
      return courseExists ? [{ type: 'AssignmentDefined', data }] : reject('assignment.courseUnknown');
    },
    ReviseAssignment: ({ assignment }, wish, { courseExists, isGraded }) => {
      if (!assignment) return [];
      const { assignmentId, groupId, regionId, dueAt } = assignment;
      if (wish.groupId !== groupId) return reject('assignment.otherGroup');
      if (!courseExists) return reject('assignment.courseUnknown');
      if (wish.type !== assignment.type && isGraded) return reject('assignment.typeFrozen');
      const data: AssignmentDefinition = { ...wish, regionId };
      const isOtherwiseSame = isDeepStrictEqual({ ...assignment, dueAt: wish.dueAt }, data);
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
    },
  },
  evolve: {
    AssignmentDefined: (_, data) => ({ assignment: data }),
    AssignmentRevised: (_, data) => ({ assignment: data }),
    AssignmentDueDateChanged: ({ assignment }, { dueAt }) => ({ assignment: assignment && { ...assignment, dueAt } }),
  },
});
