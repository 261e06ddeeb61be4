import { gql, type TypedDocumentNode } from '@apollo/client';

export type Definition = { readonly _id: string; readonly isMandatory: boolean };
export type Preference = {
  readonly notificationDefinitionId: string;
  readonly regionId: string;
  readonly subscribed: boolean;
};
export type Choices = {
  readonly notificationDefinitions: readonly Definition[];
  readonly currentUser: {
    readonly _id: string;
    readonly isAlumni: boolean;
    readonly subscribeAlumniEmail: boolean;
    readonly regions: readonly { readonly _id: string; readonly name: string }[];
    readonly notificationPreferences: readonly Preference[];
  };
};
export const PreferencesDocument: TypedDocumentNode<Choices, Record<string, never>> = gql`
  query notificationPreferences {
    notificationDefinitions {
      _id
      isMandatory
    }
    currentUser {
      _id
      isAlumni
      subscribeAlumniEmail
      regions {
        _id
        name
      }
      notificationPreferences {
        notificationDefinitionId
        regionId
        subscribed
      }
    }
  }
`;
export const SetPreferenceDocument: TypedDocumentNode<
  { readonly setNotificationPreference: Pick<Choices['currentUser'], '_id' | 'notificationPreferences'> },
  Preference & { readonly commandId?: string }
> = gql`
  mutation setNotificationPreference(
    $notificationDefinitionId: String!
    $regionId: ID!
    $subscribed: Boolean!
    $commandId: String
  ) {
    setNotificationPreference(
      notificationDefinitionId: $notificationDefinitionId
      regionId: $regionId
      subscribed: $subscribed
      commandId: $commandId
    ) {
      _id
      notificationPreferences {
        notificationDefinitionId
        regionId
        subscribed
      }
    }
  }
`;
export const SetAlumniMailDocument: TypedDocumentNode<
  { readonly setSubscribeAlumniEmail: Pick<Choices['currentUser'], '_id' | 'subscribeAlumniEmail'> },
  { readonly subscribed: boolean; readonly commandId?: string }
> = gql`
  mutation setSubscribeAlumniEmail($subscribed: Boolean!, $commandId: String) {
    setSubscribeAlumniEmail(subscribed: $subscribed, commandId: $commandId) {
      _id
      subscribeAlumniEmail
    }
  }
`;
