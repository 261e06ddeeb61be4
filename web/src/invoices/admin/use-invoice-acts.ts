import { useApolloClient } from '@apollo/client';
import { useRefresh } from 'ra-core';
import { type Acts, useActs } from '../../lib/forms/index.ts';
import { type Command, useCommand } from '../../lib/data/index.ts';
import type { Currency } from '../../lib/i18n/index.ts';
import type { StaffInvoiceDetailFragment } from '../../generated/invoices/admin/invoice-admin.ts';
import type { Print } from './use-billing-places.ts';
import {
  DeleteInvoiceDocument,
  IssueCreditNoteDocument,
  IssueRefundDocument,
  RecordPaymentDocument,
  type RecordPaymentMutationVariables,
} from '../../generated/invoices/admin/invoice-acts.ts';

export type InvoiceAct = 'pay' | 'credit' | 'refund' | 'delete';
/** The revision that was seen goes along, but for a payment: money that came in has come in, whatever else happened. */
type Seen = { readonly _id: string; readonly expectedRevision: number; readonly reason: string };
export type Correction = Seen & { readonly amount: number; readonly date: string };
export type InvoiceActs = Acts & {
  readonly pay: (wish: RecordPaymentMutationVariables) => Promise<boolean>;
  readonly credit: (wish: Correction & { readonly creditNoteId: string }) => Promise<boolean>;
  readonly refund: (wish: Correction & { readonly refundId: string; readonly paymentId: string }) => Promise<boolean>;
  readonly remove: (wish: Seen) => Promise<boolean>;
  readonly isBusy: boolean;
};

export type DialogProps = {
  readonly invoice: StaffInvoiceDetailFragment;
  /** The invoice by its number. */
  readonly name: string;
  readonly acts: InvoiceActs;
  readonly currencies: readonly Currency[];
  readonly print: Print;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** The commands about one invoice. List and totals follow every change. */
export function useInvoiceActs(again: () => Promise<unknown>): InvoiceActs {
  const client = useApolloClient();
  const refresh = useRefresh();
  const acts = useActs(again, () => {
    refresh();
    // Whoever shows them asks anew.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'invoiceTotals' });
  });
  const pay = useCommand(RecordPaymentDocument);
  const credit = useCommand(IssueCreditNoteDocument);
  const refund = useCommand(IssueRefundDocument);
  const remove = useCommand(DeleteInvoiceDocument);
  const sending =
    <D, V>({ run }: Command<D, V>) =>
    (wish: Omit<V, 'commandId'>) =>
      acts.attempt(() => run(wish));
  return {
    ...acts,
    pay: sending(pay),
    credit: sending(credit),
    refund: sending(refund),
    remove: sending(remove),
    isBusy: [pay, credit, refund, remove].some(({ isBusy }) => isBusy),
  };
}
