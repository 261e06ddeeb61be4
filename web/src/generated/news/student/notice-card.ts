// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

export type NoticeFragment = { readonly _id: string, readonly title: string, readonly body: string, readonly date: string, readonly pictures: ReadonlyArray<{ readonly fileId: string, readonly address: string }> };

export type NoticeCardFragment = { readonly noticeboard: ReadonlyArray<NoticeFragment> | null };

export const NoticeFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"News"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}};
export const NoticeCardFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Notice"}}]}}]}};
