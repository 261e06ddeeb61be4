import { gql, type TypedDocumentNode } from '@apollo/client';

export type WorkItem = {
  readonly kind: 'exam' | 'assignment' | 'completion';
  readonly title: string;
  readonly score: number | null;
  readonly scaledFrom: number | null;
  /** Of the attempt that counts. */
  readonly attempt: number | null;
  readonly attemptId: string | null;
  readonly examId: string | null;
  readonly complete: boolean | null;
  /** When it closes or is due. */
  readonly due: string | null;
};
export type CourseGrade = {
  /** Of the question why. */
  readonly whyId: string;
  readonly code: string;
  readonly title: string;
  readonly credits: number;
  readonly grade: number | null;
  readonly items: readonly WorkItem[];
};
export type TermGrade = {
  readonly whyId: string;
  readonly name: string;
  readonly courses: readonly CourseGrade[];
  readonly average: number | null;
  readonly attendance: {
    readonly _id: string;
    readonly percent: number | null;
    readonly deduction: number;
    readonly absentsOverGrace: number;
    readonly latesOverGrace: number;
  } | null;
  readonly termGrade: number | null;
};
export type Transcript = {
  readonly userId: string;
  readonly studentName: string | null;
  readonly groupName: string;
  readonly regionName: string;
  readonly timeZone: string;
  readonly passMark: number;
  readonly terms: readonly TermGrade[];
  readonly gradeAverage: number | null;
  readonly notes: readonly { readonly noteId: string; readonly text: string | null; readonly transferredCredit: number | null }[];
};
type Variables = { readonly userId: string; readonly groupId: string; readonly asOf?: string };

export const TranscriptDocument: TypedDocumentNode<{ readonly transcript: Transcript }, Variables> = gql`
  query transcript($userId: ID!, $groupId: ID!, $asOf: String) {
    transcript(userId: $userId, groupId: $groupId, asOf: $asOf) {
      userId
      studentName
      groupName
      regionName
      timeZone
      passMark
      terms {
        whyId
        name
        courses {
          whyId
          code
          title
          credits
          grade
          items {
            kind
            title
            score
            scaledFrom
            attempt
            attemptId
            examId
            complete
            due
          }
        }
        average
        attendance {
          _id
          percent
          deduction
          absentsOverGrace
          latesOverGrace
        }
        termGrade
      }
      gradeAverage
      notes {
        noteId
        text
        transferredCredit
      }
    }
  }
`;
