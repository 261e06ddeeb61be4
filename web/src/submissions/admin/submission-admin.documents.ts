import { gql, type TypedDocumentNode } from '@apollo/client';

/** Closed: over for the student, whether or not something was handed in. */
export type SubmissionStatus = 'open' | 'submitted' | 'graded' | 'closed';
export type AssignmentKind = 'graded' | 'completion';
/** One student's work; `grade` 0 to 100 for graded work, `complete` for completion work. */
export type SubmissionRow = {
  readonly id: string;
  readonly _revision: number;
  readonly assignmentId: string;
  readonly userId: string;
  readonly studentName: string | null;
  readonly groupId: string;
  readonly groupName: string;
  readonly regionId: string;
  readonly title: string;
  readonly courseTitle: string;
  readonly type: AssignmentKind;
  readonly status: SubmissionStatus;
  readonly grade: number | null;
  readonly complete: boolean | null;
  readonly late: boolean;
  readonly dueAt: string | null;
  readonly submittedAt: string | null;
  readonly gradedAt: string | null;
  /** Of the last change. */
  readonly at: string;
};
export type SubmissionDetail = SubmissionRow & {
  readonly note: string | null;
  readonly comment: string | null;
  readonly gradedByName: string | null;
  /** Until when it is open again for this student. */
  readonly reopenedUntil: string | null;
};
const row = gql`
  fragment StaffSubmissionRow on AssignmentSubmission {
    id
    _revision
    assignmentId
    userId
    studentName
    groupId
    groupName
    regionId
    title
    courseTitle
    type
    status
    grade
    complete
    late
    dueAt
    submittedAt
    gradedAt
    at
  }
`;
const detail = gql`
  fragment StaffSubmissionDetail on AssignmentSubmission {
    ...StaffSubmissionRow
    note
    comment
    gradedByName
    reopenedUntil
  }
  ${row}
`;
export const AllAssignmentSubmissionsDocument = gql`
  query allAssignmentSubmissions(
    $page: Int
    $perPage: Int
    $sortField: String
    $sortOrder: String
    $filter: AssignmentSubmissionFilter
  ) {
    allAssignmentSubmissions(
      page: $page
      perPage: $perPage
      sortField: $sortField
      sortOrder: $sortOrder
      filter: $filter
    ) {
      items {
        ...StaffSubmissionRow
      }
      total
      more
      next
    }
  }
  ${row}
`;
export const AssignmentSubmissionDocument: TypedDocumentNode<
  { readonly AssignmentSubmission: SubmissionDetail },
  { readonly id: string }
> = gql`
  query AssignmentSubmission($id: ID!) {
    AssignmentSubmission(id: $id) {
      ...StaffSubmissionDetail
    }
  }
  ${detail}
`;
type Of = {
  readonly assignmentId: string;
  readonly userId: string;
  readonly expectedRevision: number;
  readonly commandId?: string;
};
type Grading = Of & {
  readonly grade: number | null;
  readonly complete: boolean | null;
  readonly comment: string | null;
};
export const GradeSubmissionDocument: TypedDocumentNode<{ readonly gradeSubmission: SubmissionDetail }, Grading> = gql`
  mutation gradeSubmission(
    $assignmentId: ID!
    $userId: ID!
    $grade: Float
    $complete: Boolean
    $comment: String
    $expectedRevision: Int!
    $commandId: String
  ) {
    gradeSubmission(
      assignmentId: $assignmentId
      userId: $userId
      grade: $grade
      complete: $complete
      comment: $comment
      expectedRevision: $expectedRevision
      commandId: $commandId
    ) {
      ...StaffSubmissionDetail
    }
  }
  ${detail}
`;
export const ReopenSubmissionDocument: TypedDocumentNode<
  { readonly reopenSubmission: SubmissionDetail },
  Of & { readonly until: string }
> = gql`
  mutation reopenSubmission(
    $assignmentId: ID!
    $userId: ID!
    $until: String!
    $expectedRevision: Int!
    $commandId: String
  ) {
    reopenSubmission(
      assignmentId: $assignmentId
      userId: $userId
      until: $until
      expectedRevision: $expectedRevision
      commandId: $commandId
    ) {
      ...StaffSubmissionDetail
    }
  }
  ${detail}
`;
