// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

export type CampusFieldsFragment = { readonly name: string, readonly address: ReadonlyArray<string>, readonly phone: string | null };

export const CampusFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampusFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}};
