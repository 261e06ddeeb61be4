import { isDeepStrictEqual } from 'node:util';
import { assignmentStream, type AssignmentDefinition } from '@paideia/events/assignments/assignment.events.ts';
import { limitsOf } from '@paideia/events/assignments/assignment.rules.ts';
import type { EnrolmentStatus } from '@paideia/events/enrolments/enrolment.rules.ts';
import { enrolmentIdOf } from '@paideia/events/enrolments/enrolment.events.ts';
import { isDue } from '@paideia/events/submissions/submission.rules.ts';
import { lockOfCourse, type TermLock } from '@paideia/events/groups/term-lock.rules.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { submissionCommands } from '@paideia/events/submissions/submission.commands.ts';
import { submissionEvents, submissionStream } from '@paideia/events/submissions/submission.events.ts';
import { readsSubmission, submissionPermissions } from '@paideia/events/submissions/submission.permissions.ts';
import { assignment } from '../assignments/assignment.decider.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { unlessLocked, type LockedTerm } from '../groups/term-lock.rules.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { fileTypesOf } from './submission-files.ts';
import { gradeOf, isOpen, noSubmission, ofOne, type Grade, type SubmissionState } from './submission-state.decider.ts';

type Rejected =
  | `submission.${'assignmentUnknown' | 'closed' | 'groupArchived' | 'empty' | 'tooManyFiles' | 'fileUnknown' | 'gradeMisfit' | 'completionMisfit' | 'untilIsPast' | 'stillOpen'}`
  | LockedTerm
  | 'file.type'
  | 'noAccess';
export type SubmissionFacts = {
  readonly assignment: AssignmentDefinition | null;
  /** Now or formerly: work of the past can be graded. */
  readonly enrolment: 'none' | EnrolmentStatus;
  /** It takes no work any more; what is there can be read and graded. */
  readonly isArchived: boolean;
  /** The term of the assignment's course. */
  readonly lock: TermLock | undefined;
  /** Of the files that the command names; undefined where one is not there for it. */
  readonly fileTypes: readonly string[] | undefined;
};

export const submission = defineDecider<SubmissionState, Rejected, SubmissionFacts>()({
  events: submissionEvents,
  commands: submissionCommands,
  permissions: submissionPermissions,
  reads: readsSubmission,
  creates: ['UploadSubmissionFile', 'SubmitAssignment', 'GradeSubmission', 'ReopenSubmission'],
  commutes: ['UploadSubmissionFile', 'RemoveSubmissionFile'],
  stream: ({ data }) => submissionStream(data.assignmentId, data.userId),
  initial: noSubmission,
  exists: ({ isBegun }) => isBegun,
  scope: (_, { data }, facts) => ({ ownerId: data.userId, regionId: facts.assignment?.regionId }),
  facts: async (command, ask, { graded }, { actorId }) => {
    const { assignmentId, userId } = command.data;
    const { assignment: definition } = await ask.state(assignment, assignmentStream(assignmentId));
    const enrolment = definition
      ? await ask.table(enrolmentFacts).one(enrolmentIdOf(definition.groupId, userId))
      : undefined;
    const group = definition && (await ask.table(groupFacts).one(definition.groupId));
    return {
      assignment: definition,
      enrolment: enrolment?.status ?? 'none',
      isArchived: group?.archived ?? false,
      lock: definition ? lockOfCourse(group?.locks ?? [], definition.courseId) : undefined,
      fileTypes: await fileTypesOf(command, ask, graded ?? { feedbackFileIds: [] }, actorId),
    };
  },

  decide: {
    UploadSubmissionFile: unlessLocked(
      (state, { userId, fileId }, { assignment, enrolment, isArchived, fileTypes, now }) => {
        if (!assignment || enrolment !== 'active') return reject('submission.assignmentUnknown');
        if (isArchived) return reject('submission.groupArchived');
        if (!isOpen(state, assignment, now)) return reject('submission.closed');
        if (state.fileIds.includes(fileId)) return [];
        if (!fileTypes) return reject('submission.fileUnknown');
        const { maxFiles, acceptTypes } = limitsOf(assignment);
        if (acceptTypes.length > 0 && !fileTypes.every((type) => acceptTypes.includes(type)))
          return reject('file.type', { types: acceptTypes.join(', ') });
        if (state.fileIds.length >= maxFiles) return reject('submission.tooManyFiles');
        return [{ type: 'SubmissionFileAdded', data: { ...ofOne(assignment, userId), fileId } }];
      },
    ),
    RemoveSubmissionFile: unlessLocked((state, { userId, fileId }, { assignment, isArchived, now }) => {
      if (!assignment) return reject('submission.assignmentUnknown');
      if (isArchived) return reject('submission.groupArchived');
      if (!isOpen(state, assignment, now)) return reject('submission.closed');
      return state.fileIds.includes(fileId)
        ? [{ type: 'SubmissionFileRemoved', data: { ...ofOne(assignment, userId), fileId } }]
        : [];
    }),
    SubmitAssignment: unlessLocked((state, { userId, note }, { assignment, enrolment, isArchived, now }) => {
      if (!assignment || enrolment !== 'active') return reject('submission.assignmentUnknown');
      if (isArchived) return reject('submission.groupArchived');
      if (!isOpen(state, assignment, now)) return reject('submission.closed');
      const fileIds = [...state.fileIds];
      if (fileIds.length === 0 && note === null) return reject('submission.empty');
      if (isDeepStrictEqual(state.submitted, { note, fileIds })) return [];
      return [
        {
          type: 'AssignmentSubmitted',
          data: { ...ofOne(assignment, userId), note, fileIds, late: !isDue(assignment.dueAt, null, now) },
        },
      ];
    }),
    GradeSubmission: unlessLocked(
      (
        { graded, isShut },
        { userId, grade, complete, comment, feedbackFileIds = graded?.feedbackFileIds ?? [] },
        { assignment, enrolment, fileTypes, actorId },
      ) => {
        if (!assignment || enrolment === 'none') return reject('submission.assignmentUnknown');
        if (assignment.type === 'graded' && (grade === null || complete !== null))
          return reject('submission.gradeMisfit');
        if (assignment.type === 'completion' && (complete === null || grade !== null))
          return reject('submission.completionMisfit');
        if (actorId === null) return reject('noAccess');
        if (!fileTypes) return reject('submission.fileUnknown');
        const given: Grade = { type: assignment.type, grade, complete, comment, feedbackFileIds };
        if (isShut && isDeepStrictEqual(graded, given)) return [];
        return [
          {
            type: graded ? 'SubmissionRegraded' : 'SubmissionGraded',
            data: { ...ofOne(assignment, userId), ...given, by: actorId },
          },
        ];
      },
    ),
    ReopenSubmission: unlessLocked((state, { userId, until }, { assignment, enrolment, isArchived, now, actorId }) => {
      if (!assignment || enrolment === 'none') return reject('submission.assignmentUnknown');
      if (isArchived) return reject('submission.groupArchived');
      if (Date.parse(until) <= Date.parse(now)) return reject('submission.untilIsPast');
      if (isOpen(state, assignment, now)) return state.until === until ? [] : reject('submission.stillOpen');
      return actorId === null
        ? reject('noAccess')
        : [{ type: 'SubmissionReopened', data: { ...ofOne(assignment, userId), until, by: actorId } }];
    }),
    /** Too late a reminder, after a standstill, is none; a deadline that was moved beyond has one of its own. */
    RemindOfSubmission: (state, { userId, until }, { assignment, enrolment, isArchived, lock, now }) => {
      if (!assignment || enrolment !== 'active' || isArchived || lock) return [];
      if (state.until === null || Date.parse(state.until) !== Date.parse(until) || Date.parse(now) >= Date.parse(until))
        return [];
      if (Date.parse(assignment.dueAt) >= Date.parse(until)) return [];
      if (state.isShut || state.isHandedInAnew || state.reminded === state.until) return [];
      return [{ type: 'SubmissionReminderDue', data: { ...ofOne(assignment, userId), until: state.until } }];
    },
  },
  evolve: {
    SubmissionFileAdded: (state, { fileId }) => ({ ...state, isBegun: true, fileIds: [...state.fileIds, fileId] }),
    SubmissionFileRemoved: (state, { fileId }) => ({
      ...state,
      fileIds: state.fileIds.filter((one) => one !== fileId),
    }),
    AssignmentSubmitted: (state, { note, fileIds }) => ({
      ...state,
      isBegun: true,
      submitted: { note, fileIds },
      isHandedInAnew: state.until !== null,
      handedInFileIds: [...new Set([...state.handedInFileIds, ...fileIds])],
    }),
    SubmissionGraded: (state, data) => ({ ...state, isBegun: true, isShut: true, graded: gradeOf(data) }),
    SubmissionRegraded: (state, data) => ({ ...state, isShut: true, graded: gradeOf(data) }),
    SubmissionReopened: (state, { until }) => ({
      ...state,
      isBegun: true,
      isShut: false,
      until,
      isHandedInAnew: false,
    }),
    SubmissionReminderDue: (state, { until }) => ({ ...state, reminded: until }),
  },
});
