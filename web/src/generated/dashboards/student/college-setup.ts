// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type * as Types from '../../schema.ts';

export type CollegeSetupCardFragment = { readonly collegeSetup: { readonly steps: ReadonlyArray<{ readonly name: Types.SetupStepName, readonly isDone: boolean }> } | null };

export const CollegeSetupCardFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollegeSetupCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collegeSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}}]}}]}};
