// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

export type WaitingCountFragment = { readonly n: number, readonly more: boolean, readonly regions: ReadonlyArray<{ readonly regionId: string, readonly n: number, readonly more: boolean }> };

export const WaitingCountFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingCount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Waiting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"more"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regionId"}},{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"more"}}]}}]}};
