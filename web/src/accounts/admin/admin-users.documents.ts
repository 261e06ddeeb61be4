import { gql } from '@apollo/client';

type Place = { readonly _id: string; readonly name: string };
export type UserRow = {
  readonly id: string;
  readonly _revision: number;
  readonly fullName: string;
  readonly email: string | null;
  readonly status: string;
  readonly roles: readonly string[];
  readonly regions: readonly Place[];
  readonly groups: readonly (Place & { readonly archived: boolean; readonly enrolment: string })[];
  readonly createdAt: string;
};
export type UserDetail = UserRow & {
  readonly isErased: boolean;
  readonly profileRevision: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly emailVerified: boolean;
  readonly locale: string;
  readonly regionRoles: readonly {
    readonly regionId: string;
    readonly slug: string;
    readonly roleNames: readonly string[];
  }[];
  readonly attendanceAdminOf: readonly Place[];
  readonly location: string | null;
  readonly phones: readonly { readonly type: string; readonly number: string }[];
  readonly emails: readonly { readonly type: string; readonly value: string }[];
  readonly termsVersion: string | null;
  readonly createdByName: string | null;
  readonly updatedAt: string;
  readonly activatedAt: string | null;
  readonly invitedAt: string | null;
  readonly importId: string | null;
};
const row = gql`
  fragment AdminUserRow on AdminUser {
    id
    _revision
    fullName
    email
    status
    roles
    regions {
      _id
      name
    }
    groups {
      _id
      name
      archived
      enrolment
    }
    createdAt
  }
`;
export const AllAdminUsersDocument = gql`
  query allAdminUsers($page: Int, $perPage: Int, $sortField: String, $sortOrder: String, $filter: AdminUserFilter) {
    allAdminUsers(page: $page, perPage: $perPage, sortField: $sortField, sortOrder: $sortOrder, filter: $filter) {
      items {
        ...AdminUserRow
      }
      total
      more
      next
    }
  }
  ${row}
`;
export const AdminUserDocument = gql`
  query AdminUser($id: ID!) {
    AdminUser(id: $id) {
      ...AdminUserRow
      isErased
      profileRevision
      firstName
      lastName
      emailVerified
      locale
      regionRoles {
        regionId
        slug
        roleNames
      }
      attendanceAdminOf {
        _id
        name
      }
      location
      phones {
        type
        number
      }
      emails {
        type
        value
      }
      termsVersion
      createdByName
      updatedAt
      activatedAt
      invitedAt
      importId
    }
  }
  ${row}
`;
