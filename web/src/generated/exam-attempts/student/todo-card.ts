// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import { type GroupAssessmentsFragment } from '../assessments.ts';
export type TodoCardFragment = { readonly assessments: (
    { readonly timeZone: string }
    & GroupAssessmentsFragment
  ) | null };

export const TodoCardFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodoCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}};
