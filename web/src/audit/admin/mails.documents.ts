import { gql, type TypedDocumentNode } from '@apollo/client';

export type MailRow = {
  readonly id: string;
  readonly userId: string;
  readonly userName: string | null;
  readonly to: string | null;
  readonly template: string;
  readonly status: string;
  readonly attempt: number;
  readonly error: string | null;
  readonly nextTryAt: string | null;
  readonly queuedAt: string;
};
const row = gql`
  fragment MailRow on Mail {
    id
    userId
    userName
    to
    template
    status
    attempt
    error
    nextTryAt
    queuedAt
  }
`;
export const AllMailsDocument = gql`
  query allMails($page: Int, $perPage: Int, $sortField: String, $sortOrder: String, $filter: MailFilter) {
    allMails(page: $page, perPage: $perPage, sortField: $sortField, sortOrder: $sortOrder, filter: $filter) {
      items {
        ...MailRow
      }
      total
      more
      next
    }
  }
  ${row}
`;
export const MailDocument: TypedDocumentNode<{ readonly Mail: MailRow }, { readonly id: string }> = gql`
  query Mail($id: ID!) {
    Mail(id: $id) {
      ...MailRow
    }
  }
  ${row}
`;
export const RetryMailDocument: TypedDocumentNode<
  { readonly retryMail: MailRow },
  { readonly emailId: string; readonly commandId?: string }
> = gql`
  mutation retryMail($emailId: ID!, $commandId: String) {
    retryMail(emailId: $emailId, commandId: $commandId) {
      ...MailRow
    }
  }
  ${row}
`;
