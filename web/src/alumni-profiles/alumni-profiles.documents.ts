import { gql, type TypedDocumentNode } from '@apollo/client';
import type { Notification } from '../notifications/notifications.documents.ts';

export type AlumniProfile = {
  readonly _id: string;
  readonly location: string | null;
  readonly gradDate: string | null;
  readonly gradPlace: string | null;
};
type Home = {
  readonly alumniHome: { readonly profile: AlumniProfile | null };
  readonly currentUser: {
    readonly _id: string;
    readonly location: string | null;
    readonly gradLocation: string | null;
  };
  readonly notifications: { readonly items: readonly Notification[] };
};
export const AlumniHomeDocument: TypedDocumentNode<Home, Record<string, never>> = gql`
  query alumniHome {
    alumniHome {
      profile {
        _id
        location
        gradDate
        gradPlace
      }
    }
    currentUser {
      _id
      location
      gradLocation
    }
    notifications(page: 0, perPage: 5) {
      items {
        _id
        sentence
        link
        at
        read
      }
    }
  }
`;
type Wish = {
  readonly location: string;
  readonly gradDate: string;
  readonly gradPlace: string;
  readonly commandId?: string;
};
export const CompleteAlumniProfileDocument: TypedDocumentNode<{ readonly completeAlumniProfile: AlumniProfile }, Wish> =
  gql`
    mutation completeAlumniProfile($location: String!, $gradDate: String!, $gradPlace: String!, $commandId: String) {
      completeAlumniProfile(location: $location, gradDate: $gradDate, gradPlace: $gradPlace, commandId: $commandId) {
        _id
        location
        gradDate
        gradPlace
      }
    }
  `;
