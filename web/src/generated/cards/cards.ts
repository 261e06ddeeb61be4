// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CardsQueryVariables = Exact<{ [key: string]: never; }>;


export type CardsQuery = { readonly cards: ReadonlyArray<OwnCardFragment> };

export type CreateCardSetupMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCardSetupMutation = { readonly createCardSetup: BegunCardFragment };

export type AddCardMutationVariables = Exact<{
  cardId: string;
  setupReference: string;
  commandId?: string | null;
}>;


export type AddCardMutation = { readonly addCard: OwnCardFragment };

export type RemoveCardMutationVariables = Exact<{
  cardId: string;
  commandId?: string | null;
}>;


export type RemoveCardMutation = { readonly removeCard: ReadonlyArray<OwnCardFragment> };

export type OwnCardFragment = { readonly _id: string, readonly brand: Types.CardBrand, readonly endingDigits: string | null, readonly expiry: string | null, readonly isExpired: boolean };

export type BegunCardFragment = { readonly gateway: Types.CardGatewayKind, readonly reference: string, readonly clientSecret: string | null, readonly publicKey: string | null };

export const OwnCardFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"endingDigits"}},{"kind":"Field","name":{"kind":"Name","value":"expiry"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}}]}};
export const BegunCardFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BegunCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardSetup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}},{"kind":"Field","name":{"kind":"Name","value":"publicKey"}}]}};
export const CardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCard"}}]}}]}},OwnCardFragmentNode]} as unknown as TypedDocumentNode<CardsQuery, CardsQueryVariables>;
export const CreateCardSetupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createCardSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCardSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BegunCard"}}]}}]}},BegunCardFragmentNode]} as unknown as TypedDocumentNode<CreateCardSetupMutation, CreateCardSetupMutationVariables>;
export const AddCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"addCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"setupReference"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"setupReference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"setupReference"}}},{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCard"}}]}}]}},OwnCardFragmentNode]} as unknown as TypedDocumentNode<AddCardMutation, AddCardMutationVariables>;
export const RemoveCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCard"}}]}}]}},OwnCardFragmentNode]} as unknown as TypedDocumentNode<RemoveCardMutation, RemoveCardMutationVariables>;
