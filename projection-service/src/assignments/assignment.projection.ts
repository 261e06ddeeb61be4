import { plain } from '@paideia/documents/values.ts';
import {
  assignmentEvents,
  type AssignmentDefinition,
  type AssignmentEvent,
} from '@paideia/events/assignments/assignment.events.ts';
import { limitsOf } from '@paideia/events/assignments/assignment.rules.ts';
import { excusedWorkEvents, type ExcusedWorkEvent } from '@paideia/events/gradebook/excused-work.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { userProfileEvents, type UserProfileEvent } from '@paideia/events/profiles/profile.events.ts';
import { submissionEvents, type SubmissionEvent } from '@paideia/events/submissions/submission.events.ts';
import { deadlineOf, submissionIdOf } from '@paideia/events/submissions/submission.rules.ts';
import { followNames, studentNamed } from '../kernel/people.ts';
import {
  collectionsOf,
  defineProjection,
  need,
  patch,
  put,
  refOf,
  remove,
  update,
  updateWhere,
  upsert,
  type AnyChange,
  type Found,
  type Need,
  type Occurred,
} from '../kernel/projection.ts';
import {
  assignments,
  assignmentsGroup,
  excusedSubmissions,
  submissionPeople,
  submissions,
  type AssignmentView,
  type SubmissionView,
  assignmentRecords,
} from './assignment.view.ts';

const assignmentOf = (
  { assignmentId, ...definition }: AssignmentDefinition,
  { revision }: Occurred,
): AssignmentView => ({
  _id: assignmentId,
  _revision: revision,
  ...definition,
  ...limitsOf(definition),
  titleKey: plain(definition.title),
});
/** What the submissions repeat of their assignment, so that lists are sorted by it. */
const repeated = (assignment: Pick<AssignmentView, 'title' | 'titleKey' | 'dueAt'> | undefined) => ({
  title: assignment?.title ?? '',
  titleKey: assignment?.titleKey ?? '',
  dueAt: assignment?.dueAt ?? null,
});

/** Of work that may be handed in once more: it waits from the end of that time on, if it waited before. */
const waitingAnew = (view: SubmissionView): SubmissionView =>
  view.status === 'reopened' && view.reopenedUntil !== null && view.waitingFrom !== null
    ? { ...view, waitingFrom: deadlineOf(view.dueAt ?? view.reopenedUntil, view.reopenedUntil) }
    : view;

/** Of work that counts again: it waits if it was handed in after the last grade. */
function countsAgain(view: SubmissionView): SubmissionView {
  const { status, submittedAt, gradedAt } = view;
  const isUngraded = submittedAt !== null && (gradedAt === null || submittedAt > gradedAt);
  const waits = status === 'submitted' || (status === 'reopened' && isUngraded);
  return waitingAnew({ ...view, excused: false, waitingFrom: waits ? submittedAt : null });
}

type Of = Pick<SubmissionView, 'assignmentId' | 'userId' | 'groupId' | 'regionId' | 'courseId'> & {
  readonly submissionId: string;
};
const change = <D extends Of>(
  to: (data: D, occurred: Occurred, before: SubmissionView) => Partial<SubmissionView>,
) => ({
  needs: ({ userId, assignmentId }: D): readonly Need[] => [
    need(submissionPeople, userId),
    need(assignments, assignmentId),
    need(excusedSubmissions, submissionIdOf(assignmentId, userId)),
  ],
  then: (data: D, occurred: Occurred, found: Found): AnyChange =>
    upsert(submissions, data.submissionId, (there) => {
      const { submissionId, assignmentId, userId, groupId, regionId, courseId } = data;
      const before: SubmissionView = there ?? {
        _id: submissionId,
        _revision: 0,
        assignmentId,
        userId,
        groupId,
        regionId,
        courseId,
        ...studentNamed(found.one(submissionPeople, userId)),
        ...repeated(found.one(assignments, assignmentId)),
        status: 'open',
        fileIds: [],
        note: null,
        submittedAt: null,
        late: false,
        grade: null,
        complete: null,
        comment: null,
        feedbackFileIds: [],
        gradedBy: null,
        gradedAt: null,
        reopenedUntil: null,
        waitingFrom: null,
        excused: found.one(excusedSubmissions, submissionId) !== undefined,
        at: occurred.at,
        why: [],
      };
      return {
        ...before,
        ...to(data, occurred, before),
        _revision: occurred.revision,
        at: occurred.at,
        why: [...before.why, refOf(occurred)],
      };
    }),
});
const graded = change<DataOf<SubmissionEvent, 'SubmissionGraded'>>(
  ({ grade, complete, comment, feedbackFileIds, by }, { at }) => ({
    status: 'graded',
    grade,
    complete,
    comment,
    feedbackFileIds,
    gradedBy: by,
    gradedAt: at,
    reopenedUntil: null,
    waitingFrom: null,
  }),
);

export const assignmentProjection = defineProjection<
  AssignmentEvent | SubmissionEvent | ExcusedWorkEvent | UserProfileEvent
>({
  group: assignmentsGroup,
  collections: collectionsOf(assignments, submissions, submissionPeople, excusedSubmissions),
  records: assignmentRecords,
  events: [assignmentEvents, submissionEvents, excusedWorkEvents, userProfileEvents],
  on: {
    AssignmentDefined: (data, occurred) => put(assignments, data.assignmentId, assignmentOf(data, occurred)),
    AssignmentRevised: (data, occurred) => {
      const view = assignmentOf(data, occurred);
      return [
        put(assignments, view._id, view),
        updateWhere(submissions, { assignmentId: view._id }, (one) =>
          waitingAnew({ ...one, ...repeated(view), courseId: view.courseId }),
        ),
      ];
    },
    AssignmentDueDateChanged: ({ assignmentId, dueAt }, { revision }) => [
      update(assignments, assignmentId, (view) => ({ ...view, _revision: revision, dueAt })),
      updateWhere(submissions, { assignmentId }, (one) => waitingAnew({ ...one, dueAt })),
    ],
    AssignmentReminderDue: ({ assignmentId }, { revision }) =>
      update(assignments, assignmentId, (view) => ({ ...view, _revision: revision })),

    SubmissionFileAdded: change(({ fileId }, _, { fileIds }) => ({ fileIds: [...fileIds, fileId] })),
    SubmissionFileRemoved: change(({ fileId }, _, { fileIds }) => ({
      fileIds: fileIds.filter((one) => one !== fileId),
    })),
    AssignmentSubmitted: change(({ note, fileIds, late }, { at }, { excused }) => ({
      status: 'submitted',
      note,
      fileIds,
      late,
      submittedAt: at,
      waitingFrom: excused ? null : at,
    })),
    SubmissionGraded: graded,
    SubmissionRegraded: graded,
    // The grade stays until there is another one. Work that waited for one waits for nobody while it may be handed in anew, and again after that.
    SubmissionReopened: change(({ until }, _, before) =>
      waitingAnew({ ...before, status: 'reopened', reopenedUntil: until }),
    ),
    SubmissionReminderDue: ({ submissionId }, { revision }) =>
      update(submissions, submissionId, (view) => ({ ...view, _revision: revision })),

    // What was handed in stays where it is, and is nobody's to grade meanwhile.
    WorkExcused: ({ kind, workId, userId }) => {
      const _id = submissionIdOf(workId, userId);
      return kind === 'exam'
        ? []
        : [put(excusedSubmissions, _id, { _id }), patch(submissions, _id, { excused: true, waitingFrom: null })];
    },
    WorkExcuseWithdrawn: ({ kind, workId, userId }) => {
      const _id = submissionIdOf(workId, userId);
      return kind === 'exam' ? [] : [remove(excusedSubmissions, _id), update(submissions, _id, countsAgain)];
    },

    ...followNames(submissionPeople, submissions, studentNamed),
  },
});
