import { gql, type TypedDocumentNode } from '@apollo/client';

export type Notification = {
  readonly _id: string;
  readonly key: string;
  readonly link: string | null;
  readonly at: string;
  readonly read: boolean;
  readonly sentence: string;
};
type Page = {
  readonly items: readonly Notification[];
  readonly total: number;
  readonly more: boolean;
  readonly unread: number;
};

export const NotificationsDocument: TypedDocumentNode<
  { readonly notifications: Page },
  { readonly page: number; readonly perPage: number }
> = gql`
  query notifications($page: Int, $perPage: Int) {
    notifications(page: $page, perPage: $perPage) {
      items {
        _id
        key
        link
        at
        read
        sentence
      }
      total
      more
      unread
    }
  }
`;
export const MarkNotificationsReadDocument: TypedDocumentNode<
  { readonly markNotificationsRead: number },
  { readonly upTo: string; readonly commandId?: string }
> = gql`
  mutation markNotificationsRead($upTo: String!, $commandId: String) {
    markNotificationsRead(upTo: $upTo, commandId: $commandId)
  }
`;
