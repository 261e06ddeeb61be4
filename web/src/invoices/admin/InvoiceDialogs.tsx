import type { Currency } from '../../lib/i18n/index.ts';
import { CreditDialog } from './CreditDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { StaffInvoiceDetailFragment } from '../../generated/invoices/admin/invoice-admin.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import type { Print } from './use-billing-places.ts';
import type { InvoiceAct, InvoiceActs } from './use-invoice-acts.ts';

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
const dialogs = { pay: PaymentDialog, credit: CreditDialog, refund: RefundDialog, delete: DeleteDialog } as const;

/** The dialog of one act. */
export function InvoiceDialog({ kind, ...props }: DialogProps & { readonly kind: InvoiceAct }) {
  const Dialog = dialogs[kind];
  return <Dialog {...props} />;
}
