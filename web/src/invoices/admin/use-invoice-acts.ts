import { useApolloClient } from '@apollo/client';
import { useRefreshed } from '../../console/forms/index.ts';
import { type Acts, useActs } from '../../lib/forms/index.ts';
import type { Currency } from '../../lib/i18n/index.ts';
import type { StaffInvoiceDetailFragment } from '../../generated/invoices/admin/invoice-admin.ts';
import type { Print } from './use-billing-places.ts';

export type InvoiceAct = 'pay' | 'credit' | 'refund' | 'delete';
export type DialogProps = {
  readonly invoice: StaffInvoiceDetailFragment;
  /** It calls the invoice by its number. */
  readonly name: string;
  readonly acts: Acts;
  readonly currencies: readonly Currency[];
  readonly print: Print;
  /** The day in the region of the invoice, on which money is booked unless another one is chosen. */
  readonly today: string;
  /** What is said when it is booked. */
  readonly done: string;
  readonly onClose: () => void;
};

/** The acts on one invoice. List and totals follow every change. */
export function useInvoiceActs(again: () => Promise<unknown>): Acts {
  const client = useApolloClient();
  const refreshed = useRefreshed();
  return useActs(again, () => {
    // Whoever shows them asks anew.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'invoiceTotals' });
    return refreshed();
  });
}
