import { gql, type TypedDocumentNode } from '@apollo/client';
import type { AbandonReason } from '@paideia/events/exam-attempts/exam-attempt.events.ts';

export type AttemptStatus = 'open' | 'graded' | 'abandoned' | 'voided';
/** One attempt; scores in percent. */
export type ResultRow = {
  readonly id: string;
  readonly _revision: number;
  readonly userId: string;
  readonly studentName: string | null;
  readonly groupId: string;
  readonly groupName: string;
  readonly regionId: string;
  readonly examId: string;
  readonly title: string;
  readonly courseCode: string;
  readonly n: number;
  readonly status: AttemptStatus;
  readonly score: number | null;
  readonly scaledFrom: number | null;
  readonly passed: boolean;
  readonly late: boolean;
  readonly penalised: boolean;
  readonly regraded: boolean;
  readonly at: string;
};
export type GivenAnswer = {
  readonly questionId: string;
  readonly text: string;
  readonly given: string | null;
  readonly correct: string;
  readonly isCorrect: boolean;
};
export type ResultDetail = ResultRow & {
  readonly courseTitle: string;
  readonly allowed: number;
  readonly passMark: number;
  readonly points: number | null;
  readonly maxPoints: number | null;
  readonly raw: number | null;
  readonly retake: boolean;
  readonly abandonReason: AbandonReason | null;
  readonly answers: readonly GivenAnswer[];
};
const row = gql`
  fragment StaffResultRow on ExamResult {
    id
    _revision
    userId
    studentName
    groupId
    groupName
    regionId
    examId
    title
    courseCode
    n
    status
    score
    scaledFrom
    passed
    late
    penalised
    regraded
    at
  }
`;
const detail = gql`
  fragment StaffResultDetail on ExamResult {
    ...StaffResultRow
    courseTitle
    allowed
    passMark
    points
    maxPoints
    raw
    retake
    abandonReason
    answers {
      questionId
      text
      given
      correct
      isCorrect
    }
  }
  ${row}
`;
export const AllExamResultsDocument = gql`
  query allExamResults($page: Int, $perPage: Int, $sortField: String, $sortOrder: String, $filter: ExamResultFilter) {
    allExamResults(page: $page, perPage: $perPage, sortField: $sortField, sortOrder: $sortOrder, filter: $filter) {
      items {
        ...StaffResultRow
      }
      total
      more
      next
    }
  }
  ${row}
`;
export const ExamResultDocument: TypedDocumentNode<{ readonly ExamResult: ResultDetail }, { readonly id: string }> = gql`
  query ExamResult($id: ID!) {
    ExamResult(id: $id) {
      ...StaffResultDetail
    }
  }
  ${detail}
`;

type Because = { readonly attemptId: string; readonly reason: string; readonly expectedRevision: number; readonly commandId?: string };
export const PenaliseExamAttemptDocument: TypedDocumentNode<{ readonly penaliseExamAttempt: ResultDetail }, Because> = gql`
  mutation penaliseExamAttempt($attemptId: ID!, $reason: String!, $expectedRevision: Int!, $commandId: String) {
    penaliseExamAttempt(attemptId: $attemptId, reason: $reason, expectedRevision: $expectedRevision, commandId: $commandId) {
      ...StaffResultDetail
    }
  }
  ${detail}
`;
export const LiftPenaltyDocument: TypedDocumentNode<{ readonly liftPenalty: ResultDetail }, Because> = gql`
  mutation liftPenalty($attemptId: ID!, $reason: String!, $expectedRevision: Int!, $commandId: String) {
    liftPenalty(attemptId: $attemptId, reason: $reason, expectedRevision: $expectedRevision, commandId: $commandId) {
      ...StaffResultDetail
    }
  }
  ${detail}
`;
export const GradeAttemptDocument: TypedDocumentNode<{ readonly gradeAttempt: ResultDetail }, Because & { readonly score: number }> = gql`
  mutation gradeAttempt($attemptId: ID!, $score: Float!, $reason: String!, $expectedRevision: Int!, $commandId: String) {
    gradeAttempt(attemptId: $attemptId, score: $score, reason: $reason, expectedRevision: $expectedRevision, commandId: $commandId) {
      ...StaffResultDetail
    }
  }
  ${detail}
`;
export const VoidExamAttemptDocument: TypedDocumentNode<{ readonly voidExamAttempt: ResultDetail }, Because> = gql`
  mutation voidExamAttempt($attemptId: ID!, $reason: String!, $expectedRevision: Int!, $commandId: String) {
    voidExamAttempt(attemptId: $attemptId, reason: $reason, expectedRevision: $expectedRevision, commandId: $commandId) {
      ...StaffResultDetail
    }
  }
  ${detail}
`;
type Granted = {
  readonly userId: string;
  readonly groupId: string;
  readonly examId: string;
  readonly count: number;
  readonly reason: string;
  readonly commandId?: string;
};
export const GrantExtraAttemptDocument: TypedDocumentNode<{ readonly grantExtraAttempt: boolean }, Granted> = gql`
  mutation grantExtraAttempt($userId: ID!, $groupId: ID!, $examId: ID!, $count: Int!, $reason: String!, $commandId: String) {
    grantExtraAttempt(userId: $userId, groupId: $groupId, examId: $examId, count: $count, reason: $reason, commandId: $commandId)
  }
`;
