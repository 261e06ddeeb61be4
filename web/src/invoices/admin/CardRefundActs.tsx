import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { cardRefundPermissions } from '@paideia/events/card-payments/card-refund.permissions.ts';
import {
  RepeatCardRefundDocument,
  ReturnCardRefundOtherwiseDocument,
} from '../../generated/invoices/admin/card-refund-acts.ts';
import type { LedgerEntryFragment, StaffInvoiceDetailFragment } from '../../generated/invoices/admin/invoice-admin.ts';
import { useCommand } from '../../lib/data/index.ts';
import { ActDialog, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { billingMessages } from './billing.messages.ts';

type Act = 'again' | 'otherwise';
type Props = {
  readonly invoice: Pick<StaffInvoiceDetailFragment, 'regionId' | 'userId'>;
  readonly entry: Pick<LedgerEntryFragment, '_id' | 'cardRefund'>;
  /** As it is printed. */
  readonly amount: string;
  readonly again: () => Promise<unknown>;
};

/** What can be done about a refund that did not go back to the card. */
export function CardRefundActs({ invoice: { regionId, userId }, entry, amount, again }: Props) {
  const t = useMessages(billingMessages);
  const user = useUser();
  // What was asked for stays so while its question is open, also when somebody else was faster.
  const [act, setAct] = useState<{ readonly kind: Act; readonly attempt: number }>();
  const { _id, cardRefund } = entry;
  const mayAct = may(user, cardRefundPermissions.RepeatCardRefund, { regionId, ownerId: userId });
  const failed = mayAct && cardRefund?.status === 'failed' ? cardRefund : undefined;
  return (
    <>
      {failed && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px', mt: '6px' }}>
          <Button size="small" variant="outlined" onClick={() => setAct({ kind: 'again', attempt: failed.attempt })}>
            {t('again')}
          </Button>
          {!failed.isUnsure && (
            <Button size="small" variant="text" onClick={() => setAct({ kind: 'otherwise', attempt: failed.attempt })}>
              {t('otherwise')}
            </Button>
          )}
        </Box>
      )}
      {act && <RefundActDialog {...act} _id={_id} amount={amount} again={again} onClose={() => setAct(undefined)} />}
    </>
  );
}

type DialogProps = Pick<Props, 'amount' | 'again'> & {
  readonly kind: Act;
  readonly _id: string;
  readonly attempt: number;
  readonly onClose: () => void;
};

function RefundActDialog({ kind, _id, attempt, amount, again, onClose }: DialogProps) {
  const t = useMessages(billingMessages);
  const form = useForm({ start: () => ({}), again });
  const repeat = useCommand(RepeatCardRefundDocument);
  const otherwise = useCommand(ReturnCardRefundOtherwiseDocument);
  const command = kind === 'again' ? repeat : otherwise;
  return (
    <ActDialog
      title={t(`${kind}Title`, { amount })}
      confirm={t(kind)}
      form={form}
      send={() => command.run({ _id, attempt })}
      done={t(`${kind}Done`)}
      onClose={onClose}
    >
      <Typography>{t(`${kind}Means`)}</Typography>
    </ActDialog>
  );
}
