import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { LedgerEntryFragment } from '../../generated/invoices/admin/invoice-admin.ts';
import { LabelledChoice } from '../../lib/forms/index.ts';
import { fullDate, useMessages } from '../../lib/i18n/index.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { billingMessages } from './billing.messages.ts';

type Props = {
  readonly payments: readonly LedgerEntryFragment[];
  readonly payment: LedgerEntryFragment | undefined;
  readonly onPick: (entryId: string) => void;
  readonly print: (amount: number) => string;
  /** It is asked of a payment that the payment service can send back to its card. */
  readonly isToCard: boolean;
  readonly onToCard: (isToCard: boolean) => void;
};

/** It says which payment is given back, and how the money goes: by the payment service to the card, or by whoever refunds it. */
export function RefundedPayment({ payments, payment, onPick, print, isToCard, onToCard }: Props) {
  const t = useMessages(billingMessages);
  const words = useMessages(invoicesMessages);
  const card = payment?.refundCard;
  const goesToCard = Boolean(card) && isToCard;
  return (
    <>
      <LabelledChoice
        label={t('payment')}
        isCompact
        value={payment?.entryId ?? ''}
        options={payments.map(({ entryId, date, method, amount, refundable }) => ({
          value: entryId,
          label: t('paymentChoice', {
            date: fullDate(date),
            method: words(`method${method ?? 'other'}`),
            rest: print(refundable),
            amount: print(-amount),
          }),
        }))}
        onChange={onPick}
      />
      {card && (
        <FormControlLabel
          control={<Checkbox checked={isToCard} onChange={(_, isOn) => onToCard(isOn)} />}
          label={t('toCard', { digits: card.endingDigits ?? '••••' })}
        />
      )}
      <Alert severity={goesToCard ? 'info' : 'warning'} role="status">
        {t(goesToCard ? 'toCardNote' : 'otherwiseNote')}
      </Alert>
    </>
  );
}
