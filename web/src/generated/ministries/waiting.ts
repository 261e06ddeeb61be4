// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import { type WaitingCountFragment } from '../lib/dashboard/waiting.ts';
export type MinistriesWaitingFragment = { readonly pendingMinistries: WaitingCountFragment | null };

export const MinistriesWaitingFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MinistriesWaiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingMinistries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingCount"}}]}}]}};
