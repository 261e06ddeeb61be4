import CreditCard from '@mui/icons-material/CreditCardOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type Currency, useMessages } from '../../lib/i18n/index.ts';
import { cardPaymentsMessages } from '../card-payments.messages.ts';
import { type Payable, PayDialog } from './PayDialog.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';

type Props = { readonly invoice: Payable; readonly title: string; readonly currencies: readonly Currency[] };

/** Pays what is left of an invoice by card, and follows the payment until it is known what became of it. */
export function PayByCard({ invoice, title, currencies }: Props) {
  const t = useMessages(cardPaymentsMessages);
  const [isOpen, setOpen] = useState(false);
  const [followed, setFollowed] = useState<string>();
  return (
    <>
      <Button
        variant="contained"
        data-print="no"
        startIcon={<CreditCard />}
        onClick={() => setOpen(true)}
        sx={{ mt: '12px', width: { xs: '100%', sm: 'auto' } }}
      >
        {t('pay')}
      </Button>
      {isOpen && (
        <PayDialog
          invoice={invoice}
          title={title}
          currencies={currencies}
          onPaid={setFollowed}
          onClose={() => setOpen(false)}
        />
      )}
      {followed !== undefined && (
        <PaymentDialog
          _id={followed}
          title={t('title', { invoice: title })}
          currencies={currencies}
          onAgain={() => {
            setFollowed(undefined);
            setOpen(true);
          }}
          onClose={() => setFollowed(undefined)}
        />
      )}
    </>
  );
}
