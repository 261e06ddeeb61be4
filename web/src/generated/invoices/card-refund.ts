// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type * as Types from '../schema.ts';

export type CardRefundFieldsFragment = { readonly status: Types.CardRefundStatus, readonly attempt: number, readonly endingDigits: string | null, readonly retryAt: string | null, readonly isUnsure: boolean, readonly failure: string | null };

export const CardRefundFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardRefundFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardRefund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"endingDigits"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUnsure"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}};
