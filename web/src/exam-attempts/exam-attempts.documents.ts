import { gql, type TypedDocumentNode } from '@apollo/client';

export type PaperQuestion = {
  readonly questionId: string;
  readonly kind: 'choice' | 'trueFalse';
  readonly text: string;
  readonly options: readonly { readonly optionId: string; readonly text: string }[];
};
/** An attempt that is being written; without the right answers. */
export type ExamPaper = {
  readonly attemptId: string;
  readonly examId: string;
  readonly groupId: string;
  readonly title: string;
  readonly courseCode: string;
  readonly courseTitle: string;
  readonly n: number;
  readonly allowed: number;
  readonly openBook: boolean;
  readonly passMark: number;
  readonly pointsPerQuestion: number;
  readonly timeLimitAt: string | null;
  readonly status: 'open' | 'graded' | 'abandoned' | 'voided';
  readonly questions: readonly PaperQuestion[];
  readonly answers: readonly { readonly questionId: string; readonly optionId: string }[];
  /** The server's clock when it answered. */
  readonly now: string;
};
type OfAttempt = { readonly attemptId: string };
type Commanded = { readonly commandId?: string };

export const ExamPaperDocument: TypedDocumentNode<{ readonly examPaper: ExamPaper }, OfAttempt> = gql`
  query examPaper($attemptId: ID!) {
    examPaper(attemptId: $attemptId) {
      attemptId
      examId
      groupId
      title
      courseCode
      courseTitle
      n
      allowed
      openBook
      passMark
      pointsPerQuestion
      timeLimitAt
      status
      questions {
        questionId
        kind
        text
        options {
          optionId
          text
        }
      }
      answers {
        questionId
        optionId
      }
      now
    }
  }
`;

export type ResultAnswer = {
  readonly questionId: string;
  readonly text: string;
  readonly given: string | null;
  readonly correct: string;
  readonly isCorrect: boolean;
};
export type ExamResult = {
  readonly attemptId: string;
  readonly examId: string;
  readonly title: string;
  readonly courseCode: string;
  readonly courseTitle: string;
  readonly n: number;
  readonly allowed: number;
  readonly passMark: number;
  readonly points: number | null;
  readonly maxPoints: number | null;
  readonly raw: number | null;
  readonly score: number;
  readonly scaledFrom: number | null;
  readonly passed: boolean;
  readonly retake: boolean;
  readonly late: boolean;
  readonly penalised: boolean;
  readonly regraded: boolean;
  readonly status: 'open' | 'graded' | 'abandoned' | 'voided';
  readonly abandonReason: string | null;
  readonly at: string;
  readonly canRetake: boolean;
  readonly answers: readonly ResultAnswer[];
};
export const ExamResultDocument: TypedDocumentNode<{ readonly examResult: ExamResult }, OfAttempt> = gql`
  query examResult($attemptId: ID!) {
    examResult(attemptId: $attemptId) {
      attemptId
      examId
      title
      courseCode
      courseTitle
      n
      allowed
      passMark
      points
      maxPoints
      raw
      score
      scaledFrom
      passed
      retake
      late
      penalised
      regraded
      status
      abandonReason
      at
      canRetake
      answers {
        questionId
        text
        given
        correct
        isCorrect
      }
    }
  }
`;

export const StartExamAttemptDocument: TypedDocumentNode<
  { readonly startExamAttempt: { readonly attemptId: string } },
  Commanded & { readonly examId: string; readonly groupId: string }
> = gql`
  mutation startExamAttempt($examId: ID!, $groupId: ID!, $commandId: String) {
    startExamAttempt(examId: $examId, groupId: $groupId, commandId: $commandId) {
      attemptId
    }
  }
`;
export const SaveExamAnswerDocument: TypedDocumentNode<
  { readonly saveExamAnswer: { readonly savedAt: string } },
  Commanded & OfAttempt & { readonly questionId: string; readonly optionId: string }
> = gql`
  mutation saveExamAnswer($attemptId: ID!, $questionId: String!, $optionId: String!, $commandId: String) {
    saveExamAnswer(attemptId: $attemptId, questionId: $questionId, optionId: $optionId, commandId: $commandId) {
      savedAt
    }
  }
`;
export const ExamHeartbeatDocument: TypedDocumentNode<{ readonly examHeartbeat: boolean }, OfAttempt> = gql`
  mutation examHeartbeat($attemptId: ID!) {
    examHeartbeat(attemptId: $attemptId)
  }
`;
export const SubmitExamAttemptDocument: TypedDocumentNode<{ readonly submitExamAttempt: { readonly attemptId: string } }, Commanded & OfAttempt> = gql`
  mutation submitExamAttempt($attemptId: ID!, $commandId: String) {
    submitExamAttempt(attemptId: $attemptId, commandId: $commandId) {
      attemptId
    }
  }
`;
/** Sent by the thin client, because a page that is being closed can wait for nothing. */
export const AbandonExamAttemptOperation = `mutation abandonExamAttempt($attemptId: ID!, $reason: String!) { abandonExamAttempt(attemptId: $attemptId, reason: $reason) }`;
