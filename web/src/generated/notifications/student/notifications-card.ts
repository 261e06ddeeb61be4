// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import { type NotificationItemFragment } from '../notifications.ts';
export type NotificationsCardFragment = { readonly notifications: ReadonlyArray<NotificationItemFragment> | null };

export const NotificationsCardFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationItem"}}]}}]}};
