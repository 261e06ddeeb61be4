import { gql, type TypedDocumentNode } from '@apollo/client';
import type { Phone, TypedEmail } from '../kernel/contact-lines.ts';

export type OwnProfile = {
  readonly _id: string;
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
export type ProfileInput = {
  readonly _id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly location: string;
  readonly phones: readonly Phone[];
  readonly emails: readonly TypedEmail[];
  readonly url: string;
  readonly socialUserName: string;
  readonly homePage: string;
};
type Variables = { readonly userProfileInput: ProfileInput; readonly commandId?: string };
export const UpdateProfileDocument: TypedDocumentNode<{ readonly updateUserProfile: { readonly _id: string } }, Variables> = gql`
  mutation updateProfile($userProfileInput: UserProfileInput!, $commandId: String) {
    updateUserProfile(userProfileInput: $userProfileInput, commandId: $commandId) {
      _id
      fullName
      firstName
      lastName
    }
  }
`;
