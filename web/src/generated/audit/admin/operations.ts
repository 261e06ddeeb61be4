// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OperationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationsQuery = { readonly checkpoints: ReadonlyArray<CheckpointRowFragment>, readonly replays: ReadonlyArray<ReplayRowFragment>, readonly operations: { readonly head: number, readonly foreignEvents: number, readonly waitingReactions: ReadonlyArray<string>, readonly parked: ReadonlyArray<ParkedRowFragment>, readonly verification: { readonly finishedAt: string, readonly by: string | null, readonly isWhole: boolean, readonly events: number | null, readonly models: number, readonly documents: number, readonly findings: ReadonlyArray<string> } | null, readonly verifying: { readonly part: string | null, readonly share: number } | null, readonly backup: { readonly finishedAt: string, readonly events: number, readonly bytes: number, readonly hasSecrets: boolean } | null } };

export type StartReplayMutationVariables = Exact<{
  projectionName: string;
  commandId?: string | null;
}>;


export type StartReplayMutation = { readonly startReplay: boolean };

export type CancelReplayMutationVariables = Exact<{
  projectionName: string;
  commandId?: string | null;
}>;


export type CancelReplayMutation = { readonly cancelReplay: boolean };

export type StartVerificationMutationVariables = Exact<{
  commandId?: string | null;
}>;


export type StartVerificationMutation = { readonly startVerification: boolean };

export type CancelVerificationMutationVariables = Exact<{
  commandId?: string | null;
}>;


export type CancelVerificationMutation = { readonly cancelVerification: boolean };

export type RetryParkedReactionsMutationVariables = Exact<{
  commandId?: string | null;
}>;


export type RetryParkedReactionsMutation = { readonly retryParkedReactions: boolean };

export type ResumeReactionsMutationVariables = Exact<{
  commandId?: string | null;
}>;


export type ResumeReactionsMutation = { readonly resumeReactions: boolean };

export type CheckpointRowFragment = { readonly name: string, readonly label: string, readonly version: number, readonly position: number, readonly lag: number, readonly behindSeconds: number, readonly parked: number, readonly rebuilding: number | null };

export type ReplayRowFragment = { readonly id: string, readonly projectionName: string, readonly state: Types.ReplayState, readonly startedAt: string, readonly startedBy: string | null, readonly events: number | null, readonly documents: number | null, readonly checksum: string | null, readonly reason: string | null };

export type ParkedRowFragment = { readonly id: string, readonly source: Types.ParkedSource, readonly name: string, readonly stream: string, readonly revision: number, readonly type: string, readonly reason: string, readonly isWaiting: boolean };

export const CheckpointRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckpointRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Checkpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"lag"}},{"kind":"Field","name":{"kind":"Name","value":"behindSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"parked"}},{"kind":"Field","name":{"kind":"Name","value":"rebuilding"}}]}};
export const ReplayRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplayRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Replay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectionName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedBy"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"checksum"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}};
export const ParkedRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ParkedRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParkedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stream"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}}]}};
export const OperationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"operations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckpointRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplayRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"foreignEvents"}},{"kind":"Field","name":{"kind":"Name","value":"parked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ParkedRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingReactions"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"isWhole"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"models"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"findings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verifying"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}},{"kind":"Field","name":{"kind":"Name","value":"backup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecrets"}}]}}]}}]}},CheckpointRowFragmentNode,ReplayRowFragmentNode,ParkedRowFragmentNode]} as unknown as TypedDocumentNode<OperationsQuery, OperationsQueryVariables>;
export const StartReplayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"startReplay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectionName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startReplay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectionName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectionName"}}},{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}]}]}}]} as unknown as TypedDocumentNode<StartReplayMutation, StartReplayMutationVariables>;
export const CancelReplayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"cancelReplay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectionName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelReplay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectionName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectionName"}}},{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}]}]}}]} as unknown as TypedDocumentNode<CancelReplayMutation, CancelReplayMutationVariables>;
export const StartVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"startVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}]}]}}]} as unknown as TypedDocumentNode<StartVerificationMutation, StartVerificationMutationVariables>;
export const CancelVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"cancelVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}]}]}}]} as unknown as TypedDocumentNode<CancelVerificationMutation, CancelVerificationMutationVariables>;
export const RetryParkedReactionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"retryParkedReactions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryParkedReactions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}]}]}}]} as unknown as TypedDocumentNode<RetryParkedReactionsMutation, RetryParkedReactionsMutationVariables>;
export const ResumeReactionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"resumeReactions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeReactions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}]}]}}]} as unknown as TypedDocumentNode<ResumeReactionsMutation, ResumeReactionsMutationVariables>;
