import { gql, type TypedDocumentNode } from '@apollo/client';

type Variables = { readonly userProfileInput: { readonly _id: string; readonly selectedGroup: string } };
export const SelectGroupDocument: TypedDocumentNode<
  { readonly updateUserProfile: { readonly _id: string } },
  Variables
> = gql`
  mutation updateUserProfile($userProfileInput: UserProfileInput!) {
    updateUserProfile(userProfileInput: $userProfileInput) {
      _id
      selectedGroup
    }
  }
`;
