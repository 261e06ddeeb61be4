// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ReportRevenueQueryVariables = Exact<{
  filter: Types.ReportFilter;
}>;


export type ReportRevenueQuery = { readonly reportRegions: ReadonlyArray<ReportRegionFragment>, readonly reportRevenue: ReadonlyArray<ReportRevenueFragment>, readonly currencies: ReadonlyArray<{ readonly value: string, readonly label: string }> };

export type ReportCountsQueryVariables = Exact<{
  filter: Types.ReportFilter;
}>;


export type ReportCountsQuery = { readonly reportCounts: ReadonlyArray<ReportCountsFragment> };

export type ReportRegionFragment = { readonly _id: string, readonly name: string, readonly type: Types.RegionType, readonly zone: Types.RegionZone, readonly closed: boolean };

export type ReportRevenueFragment = { readonly regionId: string, readonly currency: string, readonly year: number, readonly month: number, readonly paid: number, readonly refunded: number };

export type ReportCountsFragment = { readonly regionId: string, readonly year: number, readonly month: number, readonly enrolled: number, readonly completed: number, readonly left: number, readonly examsTaken: number, readonly examsPassed: number };

export const ReportRegionFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportRegion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportRegion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}}]}};
export const ReportRevenueFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportRevenue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportRevenue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regionId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}}]}};
export const ReportCountsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regionId"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"enrolled"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"examsTaken"}},{"kind":"Field","name":{"kind":"Name","value":"examsPassed"}}]}};
export const ReportRevenueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"reportRevenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportRegions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportRegion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reportRevenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportRevenue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currencies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},ReportRegionFragmentNode,ReportRevenueFragmentNode]} as unknown as TypedDocumentNode<ReportRevenueQuery, ReportRevenueQueryVariables>;
export const ReportCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"reportCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportCounts"}}]}}]}},ReportCountsFragmentNode]} as unknown as TypedDocumentNode<ReportCountsQuery, ReportCountsQueryVariables>;
