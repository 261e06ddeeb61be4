import { gql, type TypedDocumentNode } from '@apollo/client';

/** Only the number at the bell. */
export const UnreadDocument: TypedDocumentNode<
  { readonly notifications: { readonly unread: number } },
  Record<string, never>
> = gql`
  query unreadNotifications {
    notifications(page: 0, perPage: 1) {
      unread
    }
  }
`;
