import { ownCards } from '../../cards/cards.screens.ts';
import type { PlanCardChoiceFragment } from '../../generated/payment-plans/payment-plans.ts';
import { type FormState, LabelledChoice } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { AppLink } from '../../lib/ui/index.ts';
import { paymentPlansMessages } from '../payment-plans.messages.ts';
import { cardText } from '../PlanFacts.tsx';
import { planWordsMessages } from '../plan-words.messages.ts';

type Form = { readonly cardId: string };
type Props = {
  readonly cards: readonly PlanCardChoiceFragment[];
  readonly field: ReturnType<FormState<Form>['field']>;
};

/** One of the saved cards; others are saved on a page of their own. */
export function CardField({ cards, field }: Props) {
  const t = useMessages(paymentPlansMessages);
  const words = useMessages(planWordsMessages);
  return (
    <div>
      <LabelledChoice
        label={words('card')}
        {...field}
        options={cards.map((card) => ({ value: card._id, label: cardText(words, card) }))}
      />
      <AppLink to={ownCards.path} style={{ display: 'inline-block', marginTop: 6, fontSize: 13 }}>
        {t('otherCard')}
      </AppLink>
    </div>
  );
}
