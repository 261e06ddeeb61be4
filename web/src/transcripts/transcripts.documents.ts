import { gql, type TypedDocumentNode } from '@apollo/client';
import { campusFields, type Campus } from '../lib/paper/campus.documents.ts';

export type WorkItem = {
  readonly kind: 'exam' | 'assignment' | 'completion';
  /** Of the exam or the assignment. */
  readonly _id: string;
  readonly title: string;
  readonly score: number | null;
  readonly scaledFrom: number | null;
  /** Of completion work; null while nobody has said. */
  readonly complete: boolean | null;
  /** The attempt that counts. */
  readonly attempt: number | null;
  readonly attempts: readonly { readonly attemptId: string; readonly counts: boolean }[];
  /** Percent, of an exam. */
  readonly passMark: number | null;
  readonly dueAt: string | null;
};
export type CourseGrade = {
  /** For the question why. */
  readonly whyId: string;
  readonly code: string;
  readonly title: string;
  readonly credits: number;
  readonly grade: number | null;
  readonly items: readonly WorkItem[];
};
export type TermGrade = {
  readonly whyId: string;
  /** Empty for courses that are in no plan. */
  readonly name: string;
  /** Of its exams, the lowest first; none where there is no exam. */
  readonly passMarks: readonly number[];
  readonly courses: readonly CourseGrade[];
  readonly average: number | null;
  readonly attendance: {
    readonly _id: string;
    readonly percent: number | null;
    readonly absentsOverGrace: number;
    readonly latesOverGrace: number;
  } | null;
  readonly deduction: number;
  readonly grade: number | null;
};
export type Transcript = {
  readonly _id: string;
  readonly userId: string;
  readonly studentName: string | null;
  /** Of the campus: deadlines are said in its time. */
  readonly timeZone: string;
  readonly campus: Campus | null;
  readonly groupName: string;
  readonly terms: readonly TermGrade[];
  /** The mean of the term grades. */
  readonly overall: number | null;
  /** The mean of the course grades. */
  readonly gradeAverage: number | null;
  readonly notes: readonly {
    readonly noteId: string;
    readonly text: string | null;
    readonly transferredCredit: number | null;
  }[];
};
type Variables = { readonly userId: string; readonly groupId: string; readonly asOf?: string };

export const TranscriptDocument: TypedDocumentNode<{ readonly transcript: Transcript }, Variables> = gql`
  query transcript($userId: ID!, $groupId: ID!, $asOf: String) {
    transcript(userId: $userId, groupId: $groupId, asOf: $asOf) {
      _id
      userId
      studentName
      timeZone
      campus {
        ...CampusFields
      }
      groupName
      terms {
        whyId
        name
        passMarks
        courses {
          whyId
          code
          title
          credits
          grade
          items {
            kind
            _id
            title
            score
            scaledFrom
            complete
            attempt
            attempts {
              attemptId
              counts
            }
            passMark
            dueAt
          }
        }
        average
        attendance {
          _id
          percent
          absentsOverGrace
          latesOverGrace
        }
        deduction
        grade
      }
      overall
      gradeAverage
      notes {
        noteId
        text
        transferredCredit
      }
    }
  }
  ${campusFields}
`;
