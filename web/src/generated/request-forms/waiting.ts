// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import { type WaitingCountFragment } from '../lib/dashboard/waiting.ts';
export type RequestFormsWaitingFragment = { readonly openRequestForms: WaitingCountFragment | null };

export const RequestFormsWaitingFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestFormsWaiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openRequestForms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingCount"}}]}}]}};
