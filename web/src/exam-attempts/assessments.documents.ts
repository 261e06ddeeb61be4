import { gql, type TypedDocumentNode } from '@apollo/client';
import type { ExtraGrant } from './grant-text.ts';

export type ExamStatus = 'notOpen' | 'open' | 'late' | 'locked' | 'passed' | 'exhausted';
/** One exam of the student's group, with the deadline that holds for this student. */
export type StudentExam = {
  readonly _id: string;
  readonly examId: string;
  readonly title: string;
  readonly courseCode: string;
  readonly courseTitle: string;
  readonly opensAt: string;
  readonly closesAt: string;
  /** With the extra ones that were granted. */
  readonly attemptsAllowed: number;
  readonly used: number;
  readonly openAttemptId: string | null;
  /** Of the latest attempt that has ended. */
  readonly lastAttemptId: string | null;
  readonly bestScore: number | null;
  readonly passed: boolean;
  readonly status: ExamStatus;
};
export type AssignmentStatus = 'open' | 'submitted' | 'graded' | 'closed';
export type StudentAssignment = {
  readonly _id: string;
  readonly title: string;
  readonly courseCode: string;
  readonly courseTitle: string;
  readonly type: 'graded' | 'completion';
  readonly dueAt: string;
  readonly status: AssignmentStatus;
  readonly grade: number | null;
  readonly complete: boolean | null;
};
export type Assessments = {
  readonly exams: readonly StudentExam[];
  readonly assignments: readonly StudentAssignment[];
};
/** Of the campus: deadlines are said in its time. */
type Place = { readonly attendance: { readonly timeZone: string } };

export const studentExamFields = gql`
  fragment StudentExamFields on AssessmentExam {
    _id
    examId
    title
    courseCode
    courseTitle
    opensAt
    closesAt
    attemptsAllowed
    used
    openAttemptId
    lastAttemptId
    bestScore
    passed
    status
  }
`;
export const studentAssignmentFields = gql`
  fragment StudentAssignmentFields on AssessmentAssignment {
    _id
    title
    courseCode
    courseTitle
    type
    dueAt
    status
    grade
    complete
  }
`;
export const AssessmentsDocument: TypedDocumentNode<
  Place & { readonly assessments: Assessments },
  { readonly groupId: string }
> = gql`
  query assessments($groupId: ID!) {
    assessments(groupId: $groupId) {
      exams {
        ...StudentExamFields
      }
      assignments {
        ...StudentAssignmentFields
      }
    }
    attendance(groupId: $groupId) {
      timeZone
    }
  }
  ${studentExamFields}
  ${studentAssignmentFields}
`;

export const extraGrantFields = gql`
  fragment ExtraGrantFields on ExtraAttemptGrant {
    count
    reason
    at
    byName
  }
`;
/** What a student is told before an attempt starts. */
export type ExamIntro = Pick<
  StudentExam,
  | 'examId'
  | 'title'
  | 'courseCode'
  | 'courseTitle'
  | 'opensAt'
  | 'closesAt'
  | 'attemptsAllowed'
  | 'openAttemptId'
  | 'status'
> & {
  readonly attempts: readonly {
    readonly attemptId: string;
    readonly n: number;
    readonly status: 'open' | 'graded' | 'abandoned' | 'voided';
    readonly score: number | null;
    readonly passed: boolean;
  }[];
  readonly extraAttempts: readonly ExtraGrant[];
  readonly instructions: string;
  readonly passMark: number;
  readonly openBook: boolean;
  /** Which attempt a start would be. */
  readonly attemptNumber: number;
  readonly questionCount: number;
  readonly trueFalseCount: number;
  readonly pointsPerQuestion: number;
  readonly timeLimitMin: number | null;
  readonly penalty: boolean;
  readonly mayStart: boolean;
  /** Why no attempt can start, in words; null: one can. */
  readonly refusal: string | null;
};
type Intro = { readonly examIntro: ExamIntro };
type OfExam = { readonly examId: string; readonly groupId: string };
export const ExamIntroDocument: TypedDocumentNode<Intro & Place, OfExam> = gql`
  query examIntro($examId: ID!, $groupId: ID!) {
    examIntro(examId: $examId, groupId: $groupId) {
      examId
      title
      courseCode
      courseTitle
      opensAt
      closesAt
      attemptsAllowed
      openAttemptId
      status
      attempts {
        attemptId
        n
        status
        score
        passed
      }
      extraAttempts {
        ...ExtraGrantFields
      }
      instructions
      passMark
      openBook
      attemptNumber
      questionCount
      trueFalseCount
      pointsPerQuestion
      timeLimitMin
      penalty
      mayStart
      refusal
    }
    attendance(groupId: $groupId) {
      timeZone
    }
  }
  ${extraGrantFields}
`;
