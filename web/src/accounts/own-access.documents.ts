import { gql, type TypedDocumentNode } from '@apollo/client';

type Change = { readonly oldPassword: string; readonly newPassword: string; readonly commandId?: string };
/** Digests only. */
export const ChangePasswordDocument: TypedDocumentNode<{ readonly changePassword: boolean }, Change> = gql`
  mutation changePassword($oldPassword: String!, $newPassword: String!, $commandId: String) {
    changePassword(oldPassword: $oldPassword, newPassword: $newPassword, commandId: $commandId)
  }
`;
export const ChangeOwnEmailDocument: TypedDocumentNode<
  { readonly changeEmail: boolean },
  { readonly email: string; readonly password: string; readonly commandId?: string }
> = gql`
  mutation changeOwnEmail($email: String!, $password: String!, $commandId: String) {
    changeEmail(email: $email, password: $password, commandId: $commandId)
  }
`;
