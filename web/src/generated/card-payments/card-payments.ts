// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PayInvoiceByCardMutationVariables = Exact<{
  invoiceId: string;
  cardPaymentId: string;
  cardId: string;
  amount: number;
  commandId?: string | null;
}>;


export type PayInvoiceByCardMutation = { readonly payInvoiceByCard: CardPaymentFieldsFragment };

export type AuthenticateCardPaymentMutationVariables = Exact<{
  cardPaymentId: string;
}>;


export type AuthenticateCardPaymentMutation = { readonly authenticateCardPayment: { readonly gateway: Types.CardGatewayKind, readonly isWaiting: boolean, readonly clientSecret: string | null, readonly publicKey: string | null } };

export type CardPaymentUnderWayQueryVariables = Exact<{
  invoiceId: string;
}>;


export type CardPaymentUnderWayQuery = { readonly cardPaymentUnderWay: { readonly _id: string } | null };

export type CardPaymentQueryVariables = Exact<{
  _id: string;
}>;


export type CardPaymentQuery = { readonly cardPayment: CardPaymentFieldsFragment };

export type CardPaymentFieldsFragment = { readonly _id: string, readonly amount: number, readonly currency: string, readonly status: Types.CardPaymentStatus, readonly isUnsure: boolean, readonly failure: string | null, readonly retryAt: string | null, readonly authenticateBy: string | null, readonly transactionId: string | null };

export const CardPaymentFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardPaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isUnsure"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}},{"kind":"Field","name":{"kind":"Name","value":"authenticateBy"}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}}]}};
export const PayInvoiceByCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"payInvoiceByCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invoiceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cardPaymentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payInvoiceByCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoiceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invoiceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"cardPaymentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cardPaymentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"cardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}},{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardPaymentFields"}}]}}]}},CardPaymentFieldsFragmentNode]} as unknown as TypedDocumentNode<PayInvoiceByCardMutation, PayInvoiceByCardMutationVariables>;
export const AuthenticateCardPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"authenticateCardPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cardPaymentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authenticateCardPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cardPaymentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cardPaymentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}},{"kind":"Field","name":{"kind":"Name","value":"publicKey"}}]}}]}}]} as unknown as TypedDocumentNode<AuthenticateCardPaymentMutation, AuthenticateCardPaymentMutationVariables>;
export const CardPaymentUnderWayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"cardPaymentUnderWay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invoiceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardPaymentUnderWay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoiceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invoiceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]} as unknown as TypedDocumentNode<CardPaymentUnderWayQuery, CardPaymentUnderWayQueryVariables>;
export const CardPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"cardPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardPaymentFields"}}]}}]}},CardPaymentFieldsFragmentNode]} as unknown as TypedDocumentNode<CardPaymentQuery, CardPaymentQueryVariables>;
