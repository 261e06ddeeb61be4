import { gql, type TypedDocumentNode } from '@apollo/client';

export type Person = { readonly id: string; readonly fullName: string; readonly email: string | null };
/** A few people whose names fit, to choose one of them. */
export const PeopleDocument: TypedDocumentNode<
  { readonly allAdminUsers: { readonly items: readonly Person[] } },
  { readonly q: string }
> = gql`
  query people($q: String!) {
    allAdminUsers(page: 0, perPage: 8, filter: { q: $q }) {
      items {
        id
        fullName
        email
      }
    }
  }
`;
export const PersonDocument: TypedDocumentNode<{ readonly AdminUser: Person }, { readonly id: string }> = gql`
  query person($id: ID!) {
    AdminUser(id: $id) {
      id
      fullName
      email
    }
  }
`;
