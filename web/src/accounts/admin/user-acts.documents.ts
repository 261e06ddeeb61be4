import { gql, type TypedDocumentNode } from '@apollo/client';

type Act<V> = TypedDocumentNode<
  Record<string, { readonly id: string }>,
  V & { readonly _id: string; readonly commandId?: string }
>;
type Seen = { readonly expectedRevision?: number };

export const DeactivateUserDocument: Act<Seen & { readonly reason: string }> = gql`
  mutation deactivateUser($_id: ID!, $reason: String!, $expectedRevision: Int, $commandId: String) {
    deactivateUser(_id: $_id, reason: $reason, expectedRevision: $expectedRevision, commandId: $commandId) {
      id
    }
  }
`;
export const ReactivateUserDocument: Act<Seen & { readonly reason: string }> = gql`
  mutation reactivateUser($_id: ID!, $reason: String!, $expectedRevision: Int, $commandId: String) {
    reactivateUser(_id: $_id, reason: $reason, expectedRevision: $expectedRevision, commandId: $commandId) {
      id
    }
  }
`;
export const ChangeUserEmailDocument: Act<Seen & { readonly email: string }> = gql`
  mutation changeUserEmail($_id: ID!, $email: String!, $expectedRevision: Int, $commandId: String) {
    changeUserEmail(_id: $_id, email: $email, expectedRevision: $expectedRevision, commandId: $commandId) {
      id
    }
  }
`;
export const ResendInvitationDocument: Act<object> = gql`
  mutation resendInvitation($_id: ID!, $commandId: String) {
    resendInvitation(_id: $_id, commandId: $commandId) {
      id
    }
  }
`;
export const RetractInvitationDocument: TypedDocumentNode<
  { readonly retractInvitation: boolean },
  { readonly _id: string; readonly commandId?: string }
> = gql`
  mutation retractInvitation($_id: ID!, $commandId: String) {
    retractInvitation(_id: $_id, commandId: $commandId)
  }
`;
