import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { AddCardDialog } from '../../cards/cards.parts.ts';
import { invoicesMessages } from '../../invoices/invoices.messages.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { paymentPlansMessages } from '../payment-plans.messages.ts';
import { PlanForm, type NewPlanProps } from './PlanForm.tsx';

/** The form, or what it is that stands in its way. */
export function NewPlan({ invoice, cards, currencies, again }: NewPlanProps) {
  const t = useMessages(paymentPlansMessages);
  const billing = useMessages(invoicesMessages);
  const { impersonation } = useUser();
  const [isAdding, setAdding] = useState(false);
  if (!invoice.mayPlan) return <Alert severity="info">{t('unavailable')}</Alert>;
  if (!invoice.takesCards)
    return (
      <Alert severity="info">
        <strong>{billing('comingSoon')}</strong>
        <br />
        {billing('noCards')}
      </Alert>
    );
  // Nobody moves money in the name of another.
  if (impersonation !== null) return <Alert severity="info">{t('notYours')}</Alert>;
  if (cards.length === 0)
    return (
      <>
        <Alert
          severity="info"
          action={
            <Button size="small" variant="outlined" onClick={() => setAdding(true)}>
              {t('addCard')}
            </Button>
          }
        >
          {t('needsCard')}
        </Alert>
        {isAdding && <AddCardDialog onAdded={() => void again()} onClose={() => setAdding(false)} />}
      </>
    );
  return <PlanForm invoice={invoice} cards={cards} currencies={currencies} again={again} />;
}
