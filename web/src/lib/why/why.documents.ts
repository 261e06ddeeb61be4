import { gql, type TypedDocumentNode } from '@apollo/client';

export type WhyOf =
  | 'attendanceRecord'
  | 'attendanceSummary'
  | 'leaveRequest'
  | 'registerMark'
  | 'examResult'
  | 'courseGrade'
  | 'termGrade'
  | 'transcript'
  | 'invoice'
  | 'studentBalance'
  | 'submission';
export type EventEntry = {
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly at: string;
  /** Null: the system, or a visitor; the name says which. */
  readonly actorId: string | null;
  readonly actorName: string;
  readonly impersonatedUserName: string | null;
  readonly sentence: string;
};
export type Why = {
  readonly title: string;
  readonly value: string | null;
  readonly rule: string | null;
  readonly formula: readonly { readonly label: string; readonly value: string }[];
  readonly events: readonly EventEntry[];
};
export const WhyDocument: TypedDocumentNode<
  { readonly why: Why },
  { readonly of: WhyOf; readonly id: string; readonly asOf?: string }
> = gql`
  query why($of: WhyOf!, $id: String!, $asOf: String) {
    why(of: $of, id: $id, asOf: $asOf) {
      title
      value
      rule
      formula {
        label
        value
      }
      events {
        stream
        revision
        type
        at
        actorId
        actorName
        impersonatedUserName
        sentence
      }
    }
  }
`;
