// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

export type NamesakeFragment = { readonly startedOn: string | null, readonly idEnd: string | null };

export const NamesakeFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Namesake"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Namesake"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedOn"}},{"kind":"Field","name":{"kind":"Name","value":"idEnd"}}]}};
