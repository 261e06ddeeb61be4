// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type * as Types from '../schema.ts';

export type PlanOfInvoiceFragment = { readonly _id: string, readonly mayPlan: boolean, readonly paymentPlan: { readonly _id: string, readonly state: Types.PlanState, readonly nextPaymentDue: string | null } | null };

export const PlanOfInvoiceFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanOfInvoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"mayPlan"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"nextPaymentDue"}}]}}]}};
