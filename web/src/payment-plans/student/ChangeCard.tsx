import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  ChangePlanCardDocument,
  type OwnPaymentPlanFragment,
  type PlanCardChoiceFragment,
} from '../../generated/payment-plans/payment-plans.ts';
import { useCommand } from '../../lib/data/index.ts';
import { ActDialog, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { paymentPlansMessages } from '../payment-plans.messages.ts';
import { CardField, useNewCard } from './CardField.tsx';

type Props = {
  readonly plan: OwnPaymentPlanFragment;
  readonly cards: readonly PlanCardChoiceFragment[];
  readonly again: () => Promise<unknown>;
};

/** From then on another saved card pays. */
export function ChangeCard(props: Props) {
  const t = useMessages(paymentPlansMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('changeCard')}
      </Button>
      {isOpen && <CardDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function CardDialog({ plan, cards, again, onClose }: Props & { readonly onClose: () => void }) {
  const t = useMessages(paymentPlansMessages);
  const others = cards.filter(({ _id }) => _id !== plan.cardId);
  const form = useForm({ start: () => ({ cardId: others[0]?._id ?? plan.cardId }), again });
  const { run } = useCommand(ChangePlanCardDocument);
  const newCard = useNewCard(form.set, again);
  return (
    <>
      <ActDialog
        title={t('changeCard')}
        form={form}
        send={({ cardId }) => run({ _id: plan.id, cardId, expectedRevision: plan._revision })}
        onClose={onClose}
      >
        <CardField cards={cards} field={form.field('cardId')} onAdd={newCard.add} />
      </ActDialog>
      {newCard.dialog}
    </>
  );
}
