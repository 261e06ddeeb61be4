// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { TypedDocumentNode } from '@apollo/client';
import { LessonAudienceFragmentNode, type LessonAudienceFragment } from '../lesson-charts.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GroupStatisticsQueryVariables = Exact<{
  id: string;
}>;


export type GroupStatisticsQuery = { readonly Group: { readonly id: string, readonly weeks: ReadonlyArray<WeekFiguresFragment> } };

export type RegionStatisticsQueryVariables = Exact<{
  id: string;
}>;


export type RegionStatisticsQuery = { readonly RegionAdmin: { readonly id: string, readonly weeks: ReadonlyArray<WeekFiguresFragment>, readonly moneyDue: ReadonlyArray<{ readonly currency: string, readonly months: ReadonlyArray<{ readonly month: string, readonly due: number, readonly count: number }> }> }, readonly currencies: ReadonlyArray<{ readonly value: string, readonly decimals: number }> };

export type CourseStatisticsQueryVariables = Exact<{
  id: string;
}>;


export type CourseStatisticsQuery = { readonly Course: { readonly id: string, readonly audience: ReadonlyArray<LessonAudienceFragment> } };

export type CourseProgressByGroupQueryVariables = Exact<{
  courseId: string;
}>;


export type CourseProgressByGroupQuery = { readonly courseProgressByGroup: ReadonlyArray<{ readonly groupId: string, readonly name: string, readonly students: number, readonly percent: number | null }> };

export type WeekFiguresFragment = { readonly week: string, readonly enrolled: number, readonly present: number, readonly late: number, readonly absent: number, readonly excused: number };

export const WeekFiguresFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekStatistics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"enrolled"}},{"kind":"Field","name":{"kind":"Name","value":"present"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"absent"}},{"kind":"Field","name":{"kind":"Name","value":"excused"}}]}};
export const GroupStatisticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"groupStatistics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeekFigures"}}]}}]}}]}},WeekFiguresFragmentNode]} as unknown as TypedDocumentNode<GroupStatisticsQuery, GroupStatisticsQueryVariables>;
export const RegionStatisticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"regionStatistics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"RegionAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeekFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moneyDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"currencies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"decimals"}}]}}]}},WeekFiguresFragmentNode]} as unknown as TypedDocumentNode<RegionStatisticsQuery, RegionStatisticsQueryVariables>;
export const CourseStatisticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"courseStatistics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LessonAudience"}}]}}]}}]}},LessonAudienceFragmentNode]} as unknown as TypedDocumentNode<CourseStatisticsQuery, CourseStatisticsQueryVariables>;
export const CourseProgressByGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"courseProgressByGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseProgressByGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}}]} as unknown as TypedDocumentNode<CourseProgressByGroupQuery, CourseProgressByGroupQueryVariables>;
