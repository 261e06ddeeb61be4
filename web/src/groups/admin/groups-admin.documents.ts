import { gql, type TypedDocumentNode } from '@apollo/client';

export type GroupRow = {
  readonly id: string;
  readonly name: string;
  readonly regionId: string;
  readonly regionName: string | null;
  readonly programYear: number;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly attendanceSchemaName: string | null;
  readonly archived: boolean;
  readonly studentCount: number;
};
export type GroupDetail = GroupRow & {
  readonly locale: string;
  readonly offlineApp: boolean;
  readonly selfSignUp: boolean;
  readonly freeOfCharge: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
};
export type GroupMember = {
  readonly id: string;
  readonly userId: string;
  readonly name: string | null;
  readonly status: string;
  readonly startedOn: string;
  readonly endedOn: string | null;
};
const row = gql`
  fragment AdminGroupRow on Group {
    id
    name
    regionId
    regionName
    programYear
    startDate
    endDate
    attendanceSchemaName
    archived
    studentCount
  }
`;
export const AllGroupsDocument = gql`
  query allGroups($page: Int, $perPage: Int, $sortField: String, $sortOrder: String, $filter: GroupFilter) {
    allGroups(page: $page, perPage: $perPage, sortField: $sortField, sortOrder: $sortOrder, filter: $filter) {
      items {
        ...AdminGroupRow
      }
      total
      more
      next
    }
  }
  ${row}
`;
export const GroupDocument = gql`
  query Group($id: ID!) {
    Group(id: $id) {
      ...AdminGroupRow
      locale
      offlineApp
      selfSignUp
      freeOfCharge
      createdAt
      updatedAt
    }
  }
  ${row}
`;
type Members = { readonly items: readonly GroupMember[]; readonly total: number; readonly more: boolean };
type MembersVariables = { readonly id: string; readonly page: number; readonly perPage: number };
export const GroupMembersDocument: TypedDocumentNode<
  { readonly Group: { readonly id: string; readonly members: Members } },
  MembersVariables
> = gql`
  query groupMembers($id: ID!, $page: Int, $perPage: Int) {
    Group(id: $id) {
      id
      members(page: $page, perPage: $perPage) {
        items {
          id
          userId
          name
          status
          startedOn
          endedOn
        }
        total
        more
      }
    }
  }
`;
