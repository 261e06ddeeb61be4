import { gql, type TypedDocumentNode } from '@apollo/client';
import type { Phone, TypedEmail } from '../lib/ui/index.ts';

export type OwnProfile = {
  readonly _id: string;
  readonly profileRevision: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly location: string | null;
  readonly phones: readonly Phone[];
  readonly emails: readonly TypedEmail[];
  readonly url: string | null;
  readonly socialUserName: string | null;
  readonly homePage: string | null;
};
export const ProfileDocument: TypedDocumentNode<{ readonly currentUser: OwnProfile }, Record<string, never>> = gql`
  query profile {
    currentUser {
      _id
      profileRevision
      firstName
      lastName
      email
      location
      phones {
        type
        number
      }
      emails {
        type
        value
      }
      url
      socialUserName
      homePage
    }
  }
`;
/** What is left out stays as it is. */
export type ProfileInput = {
  readonly firstName: string;
  readonly lastName: string;
  readonly location: string;
  readonly phones: readonly Phone[];
  readonly emails: readonly TypedEmail[];
  readonly url: string;
  readonly socialUserName: string;
  readonly homePage: string;
};
type Variables = {
  readonly userProfileInput: Partial<ProfileInput> & { readonly _id: string };
  readonly expectedRevision: number;
  readonly commandId?: string;
};
type Updated = { readonly updateUserProfile: { readonly _id: string; readonly profileRevision: number } };
export const UpdateProfileDocument: TypedDocumentNode<Updated, Variables> = gql`
  mutation updateProfile($userProfileInput: UserProfileInput!, $expectedRevision: Int, $commandId: String) {
    updateUserProfile(userProfileInput: $userProfileInput, expectedRevision: $expectedRevision, commandId: $commandId) {
      _id
      profileRevision
      fullName
      firstName
      lastName
    }
  }
`;
