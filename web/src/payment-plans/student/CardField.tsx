import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { AddCardDialog } from '../../cards/cards.parts.ts';
import type { PlanCardChoiceFragment } from '../../generated/payment-plans/payment-plans.ts';
import { type FormState, LabelledChoice } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { paymentPlansMessages } from '../payment-plans.messages.ts';
import { cardText } from '../PlanFacts.tsx';
import { planWordsMessages } from '../plan-words.messages.ts';

type Form = { readonly cardId: string };
type Props = {
  readonly cards: readonly PlanCardChoiceFragment[];
  readonly field: ReturnType<FormState<Form>['field']>;
  /** The form of a card cannot stand within this one. */
  readonly onAdd: () => void;
};

/** One of the saved cards, or a new one. */
export function CardField({ cards, field, onAdd }: Props) {
  const t = useMessages(paymentPlansMessages);
  const words = useMessages(planWordsMessages);
  return (
    <div>
      <LabelledChoice
        label={words('card')}
        {...field}
        options={cards.map((card) => ({ value: card._id, label: cardText(words, card) }))}
      />
      <Button type="button" variant="text" size="small" onClick={onAdd} sx={{ mt: '3px', px: 0 }}>
        {t('addCard')}
      </Button>
    </div>
  );
}

/** A card that is saved on the way; the dialog stands beside the form that asks for it, which takes the card and asks again which there are. */
export function useNewCard(
  take: (card: Form) => void,
  again: () => Promise<unknown>,
): { readonly add: () => void; readonly dialog: ReactNode } {
  const [isAdding, setAdding] = useState(false);
  return {
    add: () => setAdding(true),
    dialog: isAdding && (
      <AddCardDialog
        onAdded={(cardId) => {
          take({ cardId });
          void again();
        }}
        onClose={() => setAdding(false)}
      />
    ),
  };
}
