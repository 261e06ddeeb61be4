import { gql, type TypedDocumentNode } from '@apollo/client';

export type AttendanceSummary = {
  readonly _id: string;
  readonly present: number;
  readonly absent: number;
  readonly late: number;
  readonly excused: number;
  readonly total: number;
  readonly percent: number | null;
  readonly deduction: number;
  readonly absentsOverGrace: number;
  readonly latesOverGrace: number;
  readonly graceAbsentsPerTerm: number;
  readonly graceLatesPerTerm: number;
  readonly absenceDeduction: number;
  readonly lateDeduction: number;
  readonly minutesLateThreshold: number;
};
export type Period = { readonly key: string; readonly weekday: number; readonly start: string; readonly end: string };
export type AttendanceOverview = {
  readonly groupId: string;
  readonly groupName: string;
  readonly timeZone: string;
  readonly term: string | null;
  readonly terms: readonly { readonly name: string; readonly from: string; readonly to: string }[];
  readonly periods: readonly Period[];
  readonly summary: AttendanceSummary | null;
};
export type AttendanceRecord = {
  readonly _id: string;
  readonly date: string;
  readonly periodKey: string;
  readonly startsAt: string;
  readonly status: string;
  readonly input: string | null;
  readonly excuses: readonly { readonly cause: string; readonly causeId: string }[];
  readonly explanation: string | null;
  readonly arrivedAt: string | null;
  readonly minutesLate: number | null;
  readonly takenByName: string | null;
  readonly takenAt: string | null;
};
export const attendanceSummaryFields = gql`
  fragment AttendanceSummaryFields on AttendanceSummary {
    _id
    present
    absent
    late
    excused
    total
    percent
    deduction
    absentsOverGrace
    latesOverGrace
    graceAbsentsPerTerm
    graceLatesPerTerm
    absenceDeduction
    lateDeduction
    minutesLateThreshold
  }
`;
export const AttendanceDocument: TypedDocumentNode<
  { readonly attendance: AttendanceOverview },
  { readonly groupId: string; readonly term?: string }
> = gql`
  query attendance($groupId: ID!, $term: String) {
    attendance(groupId: $groupId, term: $term) {
      groupId
      groupName
      timeZone
      term
      terms {
        name
        from
        to
      }
      periods {
        key
        weekday
        start
        end
      }
      summary {
        ...AttendanceSummaryFields
      }
    }
  }
  ${attendanceSummaryFields}
`;
export type AttendanceRecordPage = {
  readonly items: readonly AttendanceRecord[];
  readonly total: number;
  readonly more: boolean;
};
export type HistoryVariables = {
  readonly groupId: string;
  readonly term?: string;
  readonly status?: string;
  readonly page: number;
  readonly perPage: number;
};
export const AttendanceHistoryDocument: TypedDocumentNode<
  { readonly attendanceHistory: AttendanceRecordPage },
  HistoryVariables
> = gql`
  query attendanceHistory($groupId: ID!, $term: String, $status: String, $page: Int, $perPage: Int) {
    attendanceHistory(groupId: $groupId, term: $term, status: $status, page: $page, perPage: $perPage) {
      items {
        _id
        date
        periodKey
        startsAt
        status
        input
        excuses {
          cause
          causeId
        }
        explanation
        arrivedAt
        minutesLate
        takenByName
        takenAt
      }
      total
      more
    }
  }
`;
