import { gql, type TypedDocumentNode } from '@apollo/client';

export type PaperQuestion = {
  readonly questionId: string;
  readonly text: string;
  readonly options: readonly { readonly optionId: string; readonly text: string }[];
  /** The option that the server has. */
  readonly given: string | null;
};
/** An attempt that is being written; without the right answers. */
export type ExamPaper = {
  readonly _id: string;
  readonly examId: string;
  readonly groupId: string;
  readonly title: string;
  readonly n: number;
  readonly attemptsAllowed: number;
  readonly openBook: boolean;
  readonly timeLimitAt: string | null;
  readonly status: 'open' | 'graded' | 'abandoned' | 'voided';
  readonly questions: readonly PaperQuestion[];
  /** The server's clock when it answered. */
  readonly now: string;
};
type OfAttempt = { readonly attemptId: string };
type Commanded = { readonly commandId?: string };

// The ids of questions and options are their exam's own, so the cache must not take them for ids of the product.
export const ExamPaperDocument: TypedDocumentNode<{ readonly examPaper: ExamPaper }, OfAttempt> = gql`
  query examPaper($attemptId: ID!) {
    examPaper(attemptId: $attemptId) {
      _id
      examId
      groupId
      title
      n
      attemptsAllowed
      openBook
      timeLimitAt
      status
      questions {
        questionId: id
        text
        options {
          optionId: id
          text
        }
        given
      }
      now
    }
  }
`;
/** What the paper itself does not say of its exam. */
export type ExamTerms = {
  readonly courseCode: string;
  readonly courseTitle: string;
  readonly passMark: number;
  readonly pointsPerQuestion: number;
};
export const ExamTermsDocument: TypedDocumentNode<
  { readonly examIntro: ExamTerms },
  { readonly examId: string; readonly groupId: string }
> = gql`
  query examTerms($examId: ID!, $groupId: ID!) {
    examIntro(examId: $examId, groupId: $groupId) {
      courseCode
      courseTitle
      passMark
      pointsPerQuestion
    }
  }
`;

export type ResultAnswer = {
  readonly questionId: string;
  readonly text: string;
  readonly options: readonly { readonly optionId: string; readonly text: string }[];
  readonly given: string | null;
  readonly correct: string;
  readonly isCorrect: boolean;
};
export type ExamResult = {
  readonly _id: string;
  readonly examId: string;
  readonly examTitle: string;
  readonly courseTitle: string;
  readonly n: number;
  readonly attemptsAllowed: number;
  readonly points: number;
  readonly maxPoints: number;
  readonly score: number;
  readonly scaledFrom: number | null;
  /** Percent, of the version that was taken. */
  readonly passMark: number | null;
  /** Of the campus. */
  readonly timeZone: string;
  readonly passed: boolean;
  readonly retake: boolean;
  readonly late: boolean;
  readonly regraded: boolean;
  readonly voided: boolean;
  /** Why it was abandoned; null for one that was sent in. */
  readonly abandoned: string | null;
  readonly at: string;
  readonly answers: readonly ResultAnswer[];
};
export const ExamResultDocument: TypedDocumentNode<{ readonly examResult: ExamResult }, OfAttempt> = gql`
  query examResult($attemptId: ID!) {
    examResult(attemptId: $attemptId) {
      _id
      examId
      examTitle
      courseTitle
      n
      attemptsAllowed
      points
      maxPoints
      score
      scaledFrom
      passMark
      timeZone
      passed
      retake
      late
      regraded
      voided
      abandoned
      at
      answers {
        questionId
        text
        options {
          optionId: id
          text
        }
        given
        correct
        isCorrect
      }
    }
  }
`;

type Start = { readonly examId: string; readonly groupId: string; readonly startId: string };
export const StartExamAttemptDocument: TypedDocumentNode<
  { readonly startExamAttempt: { readonly _id: string } },
  Commanded & Start
> = gql`
  mutation startExamAttempt($examId: ID!, $groupId: ID!, $startId: String!, $commandId: String) {
    startExamAttempt(examId: $examId, groupId: $groupId, startId: $startId, commandId: $commandId) {
      _id
    }
  }
`;
type Answer = OfAttempt & { readonly questionId: string; readonly optionId: string };
export const SaveExamAnswerDocument: TypedDocumentNode<
  { readonly saveExamAnswer: { readonly savedAt: string } },
  Commanded & Answer
> = gql`
  mutation saveExamAnswer($attemptId: ID!, $questionId: ID!, $optionId: ID!, $commandId: String) {
    saveExamAnswer(attemptId: $attemptId, questionId: $questionId, optionId: $optionId, commandId: $commandId) {
      savedAt
    }
  }
`;
export const ExamHeartbeatDocument: TypedDocumentNode<
  { readonly examHeartbeat: { readonly open: boolean } },
  OfAttempt
> = gql`
  mutation examHeartbeat($attemptId: ID!) {
    examHeartbeat(attemptId: $attemptId) {
      open
    }
  }
`;
export const SubmitExamAttemptDocument: TypedDocumentNode<
  { readonly submitExamAttempt: { readonly _id: string } },
  Commanded & OfAttempt
> = gql`
  mutation submitExamAttempt($attemptId: ID!, $commandId: String) {
    submitExamAttempt(attemptId: $attemptId, commandId: $commandId) {
      _id
    }
  }
`;
/** Sent by the thin client, because a page that is being closed can wait for nothing. */
export const AbandonExamAttemptOperation = `mutation abandonExamAttempt($attemptId: ID!, $reason: String!) { abandonExamAttempt(attemptId: $attemptId, reason: $reason) }`;
