import { gql } from '@apollo/client';

export type RegionRow = {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly type: string;
  readonly zone: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly closed: boolean;
  readonly userCount: number;
};
export type RegionDetail = RegionRow & {
  readonly _revision: number;
  readonly description: string | null;
  readonly phone: string | null;
  /** Line by line; none where it is not known. */
  readonly address: readonly string[];
  readonly addressLine1: string | null;
  readonly addressLine2: string | null;
  readonly addressCity: string | null;
  readonly addressState: string | null;
  readonly addressPostcode: string | null;
  readonly addressCountry: string | null;
  readonly cardPaymentsEnabled: boolean;
  readonly attendanceAdmins: readonly { readonly _id: string; readonly fullName: string }[];
  readonly createdAt: string;
  readonly updatedAt: string;
};
const row = gql`
  fragment AdminRegionRow on RegionAdmin {
    id
    name
    slug
    type
    zone
    currency
    timeZone
    closed
    userCount
  }
`;
export const AllRegionsDocument = gql`
  query allRegionAdmins($page: Int, $perPage: Int, $sortField: String, $sortOrder: String, $filter: RegionAdminFilter) {
    allRegionAdmins(page: $page, perPage: $perPage, sortField: $sortField, sortOrder: $sortOrder, filter: $filter) {
      items {
        ...AdminRegionRow
      }
      total
      more
      next
    }
  }
  ${row}
`;
export const RegionDocument = gql`
  query RegionAdmin($id: ID!) {
    RegionAdmin(id: $id) {
      ...AdminRegionRow
      _revision
      description
      phone
      address
      addressLine1
      addressLine2
      addressCity
      addressState
      addressPostcode
      addressCountry
      cardPaymentsEnabled
      attendanceAdmins {
        _id
        fullName
      }
      createdAt
      updatedAt
    }
  }
  ${row}
`;
