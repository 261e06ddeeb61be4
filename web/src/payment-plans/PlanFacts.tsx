import type { PlanTermsFragment } from '../generated/payment-plans/payment-plans.ts';
import { fullDate, type Translate, useMessages } from '../lib/i18n/index.ts';
import { type Fact, FactList } from '../lib/ui/index.ts';
import { planWordsMessages } from './plan-words.messages.ts';
import { PlanStateChip } from './PlanStateChip.tsx';

type Card = { readonly endingDigits: string | null; readonly expiry: string | null };
/** A saved card is told by its last digits and its expiry; nothing else of it is known. */
export const cardText = (t: Translate<keyof typeof planWordsMessages>, { endingDigits, expiry }: Card): string => {
  const digits = endingDigits ?? '••••';
  return expiry === null ? t('cardRemoved', { digits }) : t('cardEnding', { digits, expiry });
};

/** The terms of a plan, and how far it has come. */
export function PlanFacts({
  plan,
  first = [],
}: {
  readonly plan: PlanTermsFragment;
  readonly first?: readonly Fact[];
}) {
  const t = useMessages(planWordsMessages);
  return (
    <FactList
      facts={[
        ...first,
        [t('state'), <PlanStateChip key="state" state={plan.state} />],
        [t('reason'), plan.reason && t(plan.reason)],
        [t('frequency'), t(plan.frequency)],
        [t('successful'), String(plan.successful)],
        [t('remaining'), String(plan.remaining)],
        [t('next'), plan.nextPaymentDue && fullDate(plan.nextPaymentDue)],
        [t('failed'), String(plan.consecutiveFailed)],
        [t('card'), cardText(t, plan)],
      ]}
    />
  );
}
