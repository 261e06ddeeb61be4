// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MessageKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageKindsQuery = { readonly notificationDefinitions: ReadonlyArray<MessageKindFragment> };

export type DefineNotificationMutationVariables = Exact<{
  input: Types.NotificationDefinitionInput;
  commandId?: string | null;
  expectedRevision?: number | null;
}>;


export type DefineNotificationMutation = { readonly defineNotification: MessageKindFragment };

export type MessageKindFragment = { readonly _id: Types.DefinitionKey, readonly _revision: number, readonly isMandatory: boolean, readonly isChosenByRegion: boolean, readonly hasInApp: boolean, readonly hasEmail: boolean, readonly inApp: boolean, readonly email: boolean, readonly defaultSubscribed: boolean };

export const MessageKindFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageKind"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationDefinition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"_revision"}},{"kind":"Field","name":{"kind":"Name","value":"isMandatory"}},{"kind":"Field","name":{"kind":"Name","value":"isChosenByRegion"}},{"kind":"Field","name":{"kind":"Name","value":"hasInApp"}},{"kind":"Field","name":{"kind":"Name","value":"hasEmail"}},{"kind":"Field","name":{"kind":"Name","value":"inApp"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"defaultSubscribed"}}]}};
export const MessageKindsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"messageKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationDefinitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageKind"}}]}}]}},MessageKindFragmentNode]} as unknown as TypedDocumentNode<MessageKindsQuery, MessageKindsQueryVariables>;
export const DefineNotificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"defineNotification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationDefinitionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedRevision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defineNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedRevision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedRevision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageKind"}}]}}]}},MessageKindFragmentNode]} as unknown as TypedDocumentNode<DefineNotificationMutation, DefineNotificationMutationVariables>;
