import { CreditDialog } from './CreditDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import type { DialogProps, InvoiceAct } from './use-invoice-acts.ts';

const dialogs = { pay: PaymentDialog, credit: CreditDialog, refund: RefundDialog, delete: DeleteDialog } as const;

/** Each act has its dialog. */
export function InvoiceDialog({ kind, ...props }: DialogProps & { readonly kind: InvoiceAct }) {
  const Dialog = dialogs[kind];
  return <Dialog {...props} />;
}
