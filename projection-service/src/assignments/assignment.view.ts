import { group } from '@paideia/documents/port.ts';
import type { AssignmentType } from '@paideia/events/assignments/assignment.events.ts';
import type { EventRef } from '@paideia/events/kernel/metadata.ts';
import type { Person } from '../kernel/people.ts';
import { recordOf } from '../kernel/record.ts';

/** What is asked for and what is handed in stand under one checkpoint. */
export const assignmentsGroup = group('assignments', 8);

export type AssignmentView = {
  readonly _id: string;
  readonly _revision: number;
  readonly groupId: string;
  readonly regionId: string;
  readonly courseId: string;
  readonly title: string;
  readonly titleKey: string;
  readonly content: string;
  readonly type: AssignmentType;
  readonly weight: number;
  readonly dueAt: string;
  readonly downloadFileIds: readonly string[];
  readonly maxFiles: number;
  /** None: all that may be handed in. */
  readonly acceptTypes: readonly string[];
};
const setSorts = ['dueAt', 'titleKey'] as const;
export const assignments = assignmentsGroup.collection<AssignmentView>('assignments', {
  indexes: Object.fromEntries(
    setSorts
      .flatMap((sort) => [[sort], ['groupId', sort], ['regionId', sort], ['courseId', sort]] as const)
      .map((fields) => [fields.join('-'), fields]),
  ),
  search: ['title'],
});

export const submissionStatuses = ['open', 'submitted', 'graded', 'reopened'] as const;
/** `{assignmentId}_{userId}`. What people wrote is null after an erasure. Whether it is closed depends on the hour. */
export type SubmissionView = {
  readonly _id: string;
  readonly _revision: number;
  readonly assignmentId: string;
  readonly userId: string;
  readonly studentName: string | null;
  readonly studentNameKey: string;
  readonly groupId: string;
  readonly regionId: string;
  /** Of the assignment, as it is now. */
  readonly courseId: string;
  readonly title: string;
  readonly titleKey: string;
  readonly dueAt: string | null;
  /** Reopened: it may be handed in once more, and was not since. */
  readonly status: (typeof submissionStatuses)[number];
  readonly fileIds: readonly string[];
  readonly note: string | null;
  readonly submittedAt: string | null;
  /** Handed in after the due date, in a time that was given once more. */
  readonly late: boolean;
  readonly grade: number | null;
  readonly complete: boolean | null;
  readonly comment: string | null;
  readonly feedbackFileIds: readonly string[];
  readonly gradedBy: string | null;
  readonly gradedAt: string | null;
  readonly reopenedUntil: string | null;
  /**
   * From then on it waits for a grade: work that was handed in and not graded since, at once, and from the end of the time in which it may be handed in once more,
   * unless it is handed in anew before. Null when nothing waits, and while the student is excused.
   */
  readonly waitingFrom: string | null;
  /** Whatever is made of it does not count for the student. */
  readonly excused: boolean;
  /** It is the time of the last change. */
  readonly at: string;
  readonly why: readonly EventRef[];
};
const filters = ['status', 'groupId', 'userId', 'regionId', 'assignmentId'] as const;
type Indexed = readonly ('at' | 'studentNameKey' | 'waitingFrom' | (typeof filters | typeof rareSorts)[number])[];
/** Whoever asks for no status is answered by way of each. */
const sorted = (sort: 'at' | 'studentNameKey'): readonly Indexed[] => [
  ['status', sort],
  ['userId', sort],
  ['assignmentId', sort],
  ['regionId', 'status', sort],
  ['groupId', 'status', sort],
  ['userId', 'groupId', sort],
];
const byStatus: readonly Indexed[] = [
  ['status'],
  ...filters.filter((filter) => filter !== 'status').map((filter) => [filter, 'status'] as const),
];
/** What waits is counted by these on every page of the console. */
const waiting: readonly Indexed[] = [
  ['status', 'waitingFrom'],
  ['regionId', 'status', 'waitingFrom'],
];
/** Lists are sorted by these now and then, seldom with more than one filter. */
const rareSorts = ['titleKey', 'dueAt', 'submittedAt', 'grade'] as const;
const rarely = (sort: (typeof rareSorts)[number]): readonly Indexed[] => filters.map((filter) => [filter, sort]);
export const submissions = assignmentsGroup.collection<SubmissionView>('submissions', {
  indexes: Object.fromEntries(
    [...sorted('at'), ...sorted('studentNameKey'), ...byStatus, ...waiting, ...rareSorts.flatMap(rarely)].map(
      (fields) => [fields.join('-'), fields],
    ),
  ),
  values: { status: submissionStatuses },
  search: ['studentName'],
});

/** Private to the projection: which work students are excused from, by the ids of the submissions, whether or not there is one. */
export const excusedSubmissions = assignmentsGroup.collection<{ readonly _id: string }>('excusedSubmissions');
/** Private to the projection: the names that submissions are sorted by. */
export const submissionPeople = assignmentsGroup.collection<Person>('submissionPeople');

export const assignmentRecords = [
  recordOf(assignments, {
    named: {
      kind: 'assignment',
      name: ({ title }) => title,
      within: ({ courseId }) => ({ kind: 'course', id: courseId }),
    },
    standing: { of: ['assignment'] },
    referred: { assignmentId: 'assignment' },
  }),
  recordOf(submissions, { standing: { of: ['submission'] } }),
];
