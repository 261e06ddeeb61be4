import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { frequencies } from '@paideia/events/payment-plans/payment-plan.rules.ts';
import {
  PaymentPlanDocument,
  SetUpPaymentPlanDocument,
  type PaymentPlanQuery,
  type PlanCardChoiceFragment,
  type PlannedInvoiceFragment,
} from '../../generated/payment-plans/payment-plans.ts';
import { useCommand } from '../../lib/data/index.ts';
import { FormCard, LabelledChoice, LabelledText, NumberField, useForm } from '../../lib/forms/index.ts';
import { dayOf, money, useMessages } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { freshPlan, instalmentRange, lastStart, paymentsOf, planInputOf } from '../plan-form.ts';
import { planWordsMessages } from '../plan-words.messages.ts';
import { paymentPlansMessages } from '../payment-plans.messages.ts';
import { CardField, useNewCard } from './CardField.tsx';
import { PlanPreview } from './PlanPreview.tsx';

const refetch = [PaymentPlanDocument];
export type NewPlanProps = {
  readonly invoice: PlannedInvoiceFragment;
  readonly cards: readonly PlanCardChoiceFragment[];
  readonly currencies: PaymentPlanQuery['currencies'];
  readonly again: () => Promise<unknown>;
};

/** The terms of a new plan, with all of its payments before anything is sent. */
export function PlanForm({ invoice, cards, currencies, again }: NewPlanProps) {
  const t = useMessages(paymentPlansMessages);
  const words = useMessages(planWordsMessages);
  const { _id: userId } = useUser();
  const today = dayOf(new Date());
  const usable = cards.find(({ isExpired }) => !isExpired) ?? cards[0];
  const form = useForm({
    draft: `payment-plan:${userId}:${invoice._id}`,
    start: () => freshPlan(today, usable?._id ?? ''),
  });
  // A draft may name a card that was removed since. It is looked at with each list of cards: one that was just added stands in the next list only.
  useEffect(() => {
    if (usable && !cards.some(({ _id }) => _id === form.value.cardId)) form.set({ cardId: usable._id });
  }, [cards]);
  const newCard = useNewCard(form.set, again);
  const { run } = useCommand(SetUpPaymentPlanDocument, { refetch });
  const print = (amount: number) => money(amount, invoice.currency, currencies);
  const payments = paymentsOf(form.value, invoice.balance, invoice.currency);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
        gap: { xs: '12px', md: '18px' },
        alignItems: 'start',
      }}
    >
      <FormCard
        title={t('setUp')}
        intro={t('intro', { amount: print(invoice.balance) })}
        label={t('setUp')}
        form={form}
        isMain
        isNew
        send={(typed) => run({ input: planInputOf(typed, invoice._id) })}
        done={t('done')}
        onDone={form.clear}
      >
        <LabelledChoice
          label={words('frequency')}
          {...form.field('frequency')}
          options={frequencies.map((value) => ({ value, label: words(value) }))}
        />
        <NumberField
          label={t('instalments')}
          {...form.field('instalments')}
          range={instalmentRange}
          say={String}
          example={6}
        />
        <LabelledText
          label={t('first')}
          type="date"
          required
          min={today}
          max={lastStart(today)}
          {...form.field('firstPaymentDate')}
        />
        <CardField cards={cards} field={form.field('cardId')} onAdd={newCard.add} />
      </FormCard>
      {payments && <PlanPreview payments={payments} balance={invoice.balance} print={print} />}
      {newCard.dialog}
    </Box>
  );
}
