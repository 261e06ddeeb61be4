import { gql, type TypedDocumentNode } from '@apollo/client';
import type { MarkInput, MarkWish, Register, RegisterDay, RegisterGroup } from './register.types.ts';

const row = gql`
  fragment StaffRegisterRow on AttendanceRegister {
    id
    _revision
    groupId
    groupName
    regionId
    date
    periodKey
    term
    startsAt
    endsAt
    status
    counts {
      present
      late
      absent
      excused
      open
    }
  }
`;
const whole = gql`
  fragment StaffRegister on AttendanceRegister {
    ...StaffRegisterRow
    minutesLateThreshold
    students {
      userId
      name
      input
      status
      excuses {
        cause
        causeId
      }
      arrivedAt
      minutesLate
      takenBy
      takenByName
      takenAt
      batchId
      week {
        date
        periodKey
        status
      }
      absences
      lates
      graceAbsents
      graceLates
    }
  }
  ${row}
`;
export const AllRegistersDocument = gql`
  query allAttendanceRegisters(
    $page: Int
    $perPage: Int
    $sortField: String
    $sortOrder: String
    $filter: AttendanceRegisterFilter
  ) {
    allAttendanceRegisters(
      page: $page
      perPage: $perPage
      sortField: $sortField
      sortOrder: $sortOrder
      filter: $filter
    ) {
      items {
        ...StaffRegisterRow
      }
      total
      more
      next
    }
  }
  ${row}
`;
export const OneRegisterDocument = gql`
  query AttendanceRegister($id: ID!) {
    AttendanceRegister(id: $id) {
      ...StaffRegister
    }
  }
  ${whole}
`;
type SomeGroups = { readonly first: number | null; readonly besides: string | null };
export const MyRegisterGroupsDocument: TypedDocumentNode<
  { readonly myRegisterGroups: readonly RegisterGroup[] },
  SomeGroups
> = gql`
  query myRegisterGroups($first: Int, $besides: ID) {
    myRegisterGroups(first: $first, besides: $besides) {
      _id
      name
      regionId
      timeZone
    }
  }
`;
export const RegisterDayDocument: TypedDocumentNode<
  { readonly registerDay: RegisterDay },
  { readonly groupId: string; readonly date: string }
> = gql`
  query registerDay($groupId: ID!, $date: String!) {
    registerDay(groupId: $groupId, date: $date) {
      date
      periods {
        periodKey
        start
        end
        term
        register {
          id
          status
          minutesLateThreshold
        }
      }
      previousDate
      nextDate
      group {
        _id
        name
        regionId
        timeZone
      }
    }
  }
`;
export const RegisterDocument: TypedDocumentNode<{ readonly register: Register }, { readonly _id: string }> = gql`
  query register($_id: ID!) {
    register(_id: $_id) {
      ...StaffRegister
    }
  }
  ${whole}
`;
type OpenVariables = {
  readonly groupId: string;
  readonly date: string;
  readonly periodKey: string;
  readonly commandId?: string;
};
export const OpenRegisterDocument: TypedDocumentNode<{ readonly openRegister: Register }, OpenVariables> = gql`
  mutation openRegister($groupId: ID!, $date: String!, $periodKey: String!, $commandId: String) {
    openRegister(groupId: $groupId, date: $date, periodKey: $periodKey, commandId: $commandId) {
      ...StaffRegister
    }
  }
  ${whole}
`;
type RecordVariables = {
  readonly _id: string;
  readonly batchId: string;
  readonly marks: readonly MarkWish[];
  readonly commandId?: string;
};
export const RecordAttendanceDocument: TypedDocumentNode<{ readonly recordAttendance: Register }, RecordVariables> =
  gql`
    mutation recordAttendance($_id: ID!, $batchId: String!, $marks: [RegisterMarkInput!]!, $commandId: String) {
      recordAttendance(_id: $_id, batchId: $batchId, marks: $marks, commandId: $commandId) {
        ...StaffRegister
      }
    }
    ${whole}
  `;
type Undone = {
  readonly register: Register;
  readonly restored: number;
  readonly kept: readonly { readonly userId: string; readonly name: string }[];
};
export const UndoMarksDocument: TypedDocumentNode<
  { readonly undoMarks: Undone },
  { readonly _id: string; readonly batchId: string; readonly commandId?: string }
> = gql`
  mutation undoMarks($_id: ID!, $batchId: String!, $commandId: String) {
    undoMarks(_id: $_id, batchId: $batchId, commandId: $commandId) {
      register {
        ...StaffRegister
      }
      restored
      kept {
        userId
        name
      }
    }
  }
  ${whole}
`;
type Seen = { readonly _id: string; readonly expectedRevision: number; readonly commandId?: string };
export const CorrectAttendanceDocument: TypedDocumentNode<
  { readonly correctAttendance: Register },
  Seen & { readonly userId: string; readonly status: MarkInput; readonly reason: string }
> = gql`
  mutation correctAttendance(
    $_id: ID!
    $userId: ID!
    $status: String!
    $reason: String!
    $expectedRevision: Int!
    $commandId: String
  ) {
    correctAttendance(
      _id: $_id
      userId: $userId
      status: $status
      reason: $reason
      expectedRevision: $expectedRevision
      commandId: $commandId
    ) {
      ...StaffRegister
    }
  }
  ${whole}
`;
export const ExcuseAttendanceDocument: TypedDocumentNode<
  { readonly excuseAttendance: Register },
  Seen & { readonly userId: string }
> = gql`
  mutation excuseAttendance($_id: ID!, $userId: ID!, $expectedRevision: Int!, $commandId: String) {
    excuseAttendance(_id: $_id, userId: $userId, expectedRevision: $expectedRevision, commandId: $commandId) {
      ...StaffRegister
    }
  }
  ${whole}
`;
export const RevokeExcuseDocument: TypedDocumentNode<
  { readonly revokeExcuse: Register },
  Seen & { readonly userId: string; readonly causeId: string; readonly cause: string }
> = gql`
  mutation revokeExcuse(
    $_id: ID!
    $userId: ID!
    $causeId: String!
    $cause: String!
    $expectedRevision: Int!
    $commandId: String
  ) {
    revokeExcuse(
      _id: $_id
      userId: $userId
      causeId: $causeId
      cause: $cause
      expectedRevision: $expectedRevision
      commandId: $commandId
    ) {
      ...StaffRegister
    }
  }
  ${whole}
`;
export const CloseRegisterDocument: TypedDocumentNode<{ readonly closeRegister: Register }, Seen> = gql`
  mutation closeRegister($_id: ID!, $expectedRevision: Int!, $commandId: String) {
    closeRegister(_id: $_id, expectedRevision: $expectedRevision, commandId: $commandId) {
      ...StaffRegister
    }
  }
  ${whole}
`;
