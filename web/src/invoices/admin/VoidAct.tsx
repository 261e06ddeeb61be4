import Button from '@mui/material/Button';
import { useState } from 'react';
import { invoicePermissions } from '@paideia/events/invoices/invoice.permissions.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { billingMessages } from './billing.messages.ts';
import { VoidDialog, type Voided } from './VoidDialog.tsx';

/** Takes a payment out of the ledger that was recorded by mistake or never arrived: the debt is open again, as it is after no refund. */
export function VoidAct(props: Voided) {
  const t = useMessages(billingMessages);
  const user = useUser();
  const [isAsked, setAsked] = useState(false);
  const { invoice, entry } = props;
  const mayVoid = may(user, invoicePermissions.VoidPayment, { regionId: invoice.regionId, ownerId: invoice.userId });
  return (
    <>
      {mayVoid && entry.isVoidable && invoice.status !== 'deleted' && (
        <Button
          size="small"
          variant="text"
          onClick={() => setAsked(true)}
          sx={{ mt: '3px', ml: '-6px', p: '0 6px', minWidth: 0 }}
        >
          {t('void')}
        </Button>
      )}
      {isAsked && <VoidDialog {...props} onClose={() => setAsked(false)} />}
    </>
  );
}
