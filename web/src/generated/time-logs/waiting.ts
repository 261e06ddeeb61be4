// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import { type WaitingCountFragment } from '../lib/dashboard/waiting.ts';
export type TimeLogsWaitingFragment = { readonly submittedTimeLogs: WaitingCountFragment | null };

export const TimeLogsWaitingFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimeLogsWaiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submittedTimeLogs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingCount"}}]}}]}};
