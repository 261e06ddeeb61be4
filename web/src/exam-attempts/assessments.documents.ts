import { gql, type TypedDocumentNode } from '@apollo/client';

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
  readonly lockAt: string | null;
  readonly allowed: number;
  readonly used: number;
  readonly openAttempt: string | null;
  readonly bestScore: number | null;
  readonly bestAttempt: string | null;
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
export type Assessments = { readonly timeZone: string; readonly exams: readonly StudentExam[]; readonly assignments: readonly StudentAssignment[] };
export const AssessmentsDocument: TypedDocumentNode<{ readonly assessments: Assessments }, { readonly groupId: string }> = gql`
  query assessments($groupId: ID!) {
    assessments(groupId: $groupId) {
      timeZone
      exams {
        _id
        examId
        title
        courseCode
        courseTitle
        opensAt
        closesAt
        lockAt
        allowed
        used
        openAttempt
        bestScore
        bestAttempt
        passed
        status
      }
      assignments {
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
    }
  }
`;

/** What a student is told before an attempt starts. */
export type ExamIntro = {
  readonly examId: string;
  readonly title: string;
  readonly courseCode: string;
  readonly courseTitle: string;
  readonly instructions: string;
  readonly passMark: number;
  readonly openBook: boolean;
  readonly attemptsAllowed: number;
  /** Of the attempt that would start now. */
  readonly attemptNumber: number;
  readonly questionCount: number;
  readonly trueFalseCount: number;
  readonly pointsPerQuestion: number;
  readonly timeLimitMin: number | null;
  readonly penalty: boolean;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly lockAt: string | null;
  readonly late: boolean;
  readonly openAttempt: string | null;
  /** Why no attempt can start, in words; null: one can. */
  readonly refusal: string | null;
  readonly timeZone: string;
};
export const ExamIntroDocument: TypedDocumentNode<{ readonly examIntro: ExamIntro }, { readonly examId: string; readonly groupId: string }> = gql`
  query examIntro($examId: ID!, $groupId: ID!) {
    examIntro(examId: $examId, groupId: $groupId) {
      examId
      title
      courseCode
      courseTitle
      instructions
      passMark
      openBook
      attemptsAllowed
      attemptNumber
      questionCount
      trueFalseCount
      pointsPerQuestion
      timeLimitMin
      penalty
      opensAt
      closesAt
      lockAt
      late
      openAttempt
      refusal
      timeZone
    }
  }
`;
