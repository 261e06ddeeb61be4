// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ExamCorrectionsQueryVariables = Exact<{
  examId: string;
  groupId?: string | null;
}>;


export type ExamCorrectionsQuery = { readonly examCorrections: { readonly examTitle: string, readonly waiting: number, readonly corrections: ReadonlyArray<MadeCorrectionFieldsFragment> } };

export type SatVersionsQueryVariables = Exact<{
  examId: string;
  groupId?: string | null;
}>;


export type SatVersionsQuery = { readonly examCorrections: { readonly groupName: string | null, readonly versions: ReadonlyArray<SatVersionFieldsFragment> } };

export type ExamCorrectionPreviewQueryVariables = Exact<{
  input: Types.ExamCorrectionScope;
  page: number;
  perPage: number;
}>;


export type ExamCorrectionPreviewQuery = { readonly examCorrectionPreview: (
    { readonly total: number, readonly more: boolean, readonly items: ReadonlyArray<CorrectedAttemptFieldsFragment> }
    & CorrectionCountsFragment
  ) };

export type CorrectExamQuestionMutationVariables = Exact<{
  input: Types.ExamCorrectionInput;
  commandId?: string | null;
}>;


export type CorrectExamQuestionMutation = { readonly correctExamQuestion: { readonly waiting: number } };

export type SatQuestionFieldsFragment = { readonly text: string, readonly correctOptionId: string, readonly ruling: Types.QuestionRuling | null, readonly accepted: ReadonlyArray<string>, readonly questionId: string, readonly options: ReadonlyArray<{ readonly text: string, readonly optionId: string }> };

export type SatVersionFieldsFragment = { readonly version: number, readonly attempts: number, readonly questions: ReadonlyArray<SatQuestionFieldsFragment> };

export type MadeCorrectionFieldsFragment = { readonly correctionId: string, readonly questionText: string, readonly ruling: Types.QuestionRuling, readonly acceptedTexts: ReadonlyArray<string>, readonly reason: string, readonly groupName: string | null, readonly at: string, readonly byName: string | null };

export type CorrectedAttemptFieldsFragment = { readonly attemptId: string, readonly studentName: string | null, readonly groupName: string, readonly n: number, readonly score: number, readonly passed: boolean, readonly newScore: number, readonly newPassed: boolean, readonly isLeft: boolean };

export type CorrectionCountsFragment = { readonly affected: number, readonly raised: number, readonly lowered: number, readonly nowPassed: number, readonly nowFailed: number, readonly byHand: number, readonly unchanged: number };

export const SatQuestionFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SatQuestionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SatQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"questionId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"optionId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"correctOptionId"}},{"kind":"Field","name":{"kind":"Name","value":"ruling"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}};
export const SatVersionFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SatVersionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SatVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SatQuestionFields"}}]}}]}};
export const MadeCorrectionFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MadeCorrectionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MadeCorrection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctionId"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"ruling"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedTexts"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}}]}};
export const CorrectedAttemptFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectedAttemptFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectedAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"newScore"}},{"kind":"Field","name":{"kind":"Name","value":"newPassed"}},{"kind":"Field","name":{"kind":"Name","value":"isLeft"}}]}};
export const CorrectionCountsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectionCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectionPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"lowered"}},{"kind":"Field","name":{"kind":"Name","value":"nowPassed"}},{"kind":"Field","name":{"kind":"Name","value":"nowFailed"}},{"kind":"Field","name":{"kind":"Name","value":"byHand"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}}]}};
export const ExamCorrectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"examCorrections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examCorrections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examTitle"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MadeCorrectionFields"}}]}}]}}]}},MadeCorrectionFieldsFragmentNode]} as unknown as TypedDocumentNode<ExamCorrectionsQuery, ExamCorrectionsQueryVariables>;
export const SatVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"satVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examCorrections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SatVersionFields"}}]}}]}}]}},SatVersionFieldsFragmentNode,SatQuestionFieldsFragmentNode]} as unknown as TypedDocumentNode<SatVersionsQuery, SatVersionsQueryVariables>;
export const ExamCorrectionPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"examCorrectionPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExamCorrectionScope"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examCorrectionPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectionCounts"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectedAttemptFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"more"}}]}}]}},CorrectionCountsFragmentNode,CorrectedAttemptFieldsFragmentNode]} as unknown as TypedDocumentNode<ExamCorrectionPreviewQuery, ExamCorrectionPreviewQueryVariables>;
export const CorrectExamQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"correctExamQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExamCorrectionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctExamQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]} as unknown as TypedDocumentNode<CorrectExamQuestionMutation, CorrectExamQuestionMutationVariables>;
