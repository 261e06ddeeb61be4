import { gql, type TypedDocumentNode } from '@apollo/client';
import { extraGrantFields } from '../assessments.documents.ts';
import type { ExtraGrant } from '../grant-text.ts';
import type { AbandonReason } from '@paideia/events/exam-attempts/exam-attempt.events.ts';

/** One attempt that has ended; scores in percent. */
export type ResultRow = {
  readonly id: string;
  readonly _revision: number;
  readonly userId: string;
  readonly studentName: string | null;
  readonly groupId: string;
  readonly groupName: string;
  readonly regionId: string;
  readonly examId: string;
  readonly examTitle: string;
  readonly courseTitle: string;
  readonly n: number;
  readonly score: number;
  readonly scaledFrom: number | null;
  readonly passed: boolean;
  readonly late: boolean;
  readonly penalised: boolean;
  /** Why it was left; null for one that was sent in. */
  readonly abandoned: AbandonReason | null;
  /** Graded by hand. */
  readonly regraded: boolean;
  readonly voided: boolean;
  readonly at: string;
};
/** What was chosen and what is right, by the ids of the options. */
export type GivenAnswer = {
  readonly questionId: string;
  readonly number: number;
  readonly text: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly given: string | null;
  readonly correct: string;
  readonly isCorrect: boolean;
};
export type ResultDetail = ResultRow & {
  readonly attemptsAllowed: number;
  readonly extraAttempts: readonly ExtraGrant[];
  readonly raw: number;
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
    examTitle
    courseTitle
    n
    score
    scaledFrom
    passed
    late
    penalised
    abandoned
    regraded
    voided
    at
  }
`;
const detail = gql`
  fragment StaffResultDetail on ExamResult {
    ...StaffResultRow
    attemptsAllowed
    extraAttempts {
      ...ExtraGrantFields
    }
    raw
    answers {
      questionId
      number
      text
      options {
        id
        text
      }
      given
      correct
      isCorrect
    }
  }
  ${row}
  ${extraGrantFields}
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
export const ExamResultDocument: TypedDocumentNode<{ readonly ExamResult: ResultDetail }, { readonly id: string }> =
  gql`
    query ExamResult($id: ID!) {
      ExamResult(id: $id) {
        ...StaffResultDetail
      }
    }
    ${detail}
  `;

type Because = {
  readonly _id: string;
  readonly reason: string;
  readonly expectedRevision: number;
  readonly commandId?: string;
};
export const PenaliseExamAttemptDocument: TypedDocumentNode<{ readonly penaliseExamAttempt: ResultDetail }, Because> =
  gql`
    mutation penaliseExamAttempt($_id: ID!, $reason: String!, $expectedRevision: Int!, $commandId: String) {
      penaliseExamAttempt(_id: $_id, reason: $reason, expectedRevision: $expectedRevision, commandId: $commandId) {
        ...StaffResultDetail
      }
    }
    ${detail}
  `;
export const LiftPenaltyDocument: TypedDocumentNode<{ readonly liftPenalty: ResultDetail }, Because> = gql`
  mutation liftPenalty($_id: ID!, $reason: String!, $expectedRevision: Int!, $commandId: String) {
    liftPenalty(_id: $_id, reason: $reason, expectedRevision: $expectedRevision, commandId: $commandId) {
      ...StaffResultDetail
    }
  }
  ${detail}
`;
export const GradeAttemptDocument: TypedDocumentNode<
  { readonly gradeAttempt: ResultDetail },
  Because & { readonly score: number }
> = gql`
  mutation gradeAttempt($_id: ID!, $score: Float!, $reason: String!, $expectedRevision: Int!, $commandId: String) {
    gradeAttempt(
      _id: $_id
      score: $score
      reason: $reason
      expectedRevision: $expectedRevision
      commandId: $commandId
    ) {
      ...StaffResultDetail
    }
  }
  ${detail}
`;
export const VoidExamAttemptDocument: TypedDocumentNode<{ readonly voidExamAttempt: ResultDetail }, Because> = gql`
  mutation voidExamAttempt($_id: ID!, $reason: String!, $expectedRevision: Int!, $commandId: String) {
    voidExamAttempt(_id: $_id, reason: $reason, expectedRevision: $expectedRevision, commandId: $commandId) {
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
export const GrantExtraAttemptDocument: TypedDocumentNode<
  { readonly grantExtraAttempt: { readonly attemptsAllowed: number } },
  Granted
> = gql`
  mutation grantExtraAttempt(
    $userId: ID!
    $groupId: ID!
    $examId: ID!
    $count: Int!
    $reason: String!
    $commandId: String
  ) {
    grantExtraAttempt(
      userId: $userId
      groupId: $groupId
      examId: $examId
      count: $count
      reason: $reason
      commandId: $commandId
    ) {
      attemptsAllowed
    }
  }
`;
