import { gql, type TypedDocumentNode } from '@apollo/client';

export type LogitRow = {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly type: string;
  readonly userId: string | null;
  readonly userName: string | null;
  readonly impersonatedBy: string | null;
  readonly channel: string;
};
const row = gql`
  fragment LogitRow on Logit {
    id
    at
    action
    type
    userId
    userName
    impersonatedBy
    channel
  }
`;
export const AllLogitsDocument = gql`
  query allLogits($page: Int, $perPage: Int, $sortField: String, $sortOrder: String, $filter: LogitFilter) {
    allLogits(page: $page, perPage: $perPage, sortField: $sortField, sortOrder: $sortOrder, filter: $filter) {
      items {
        ...LogitRow
      }
      total
      more
      next
    }
  }
  ${row}
`;
export const LogitDocument: TypedDocumentNode<
  { readonly Logit: LogitRow & { readonly payload: unknown } },
  { readonly id: string }
> = gql`
  query Logit($id: ID!) {
    Logit(id: $id) {
      ...LogitRow
      payload
    }
  }
  ${row}
`;
