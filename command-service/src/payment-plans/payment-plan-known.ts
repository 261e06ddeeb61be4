import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { cardPaymentStream } from '@paideia/events/card-payments/card-payment.events.ts';
import { billingCardStream } from '@paideia/events/cards/card.events.ts';
import { isExpired } from '@paideia/events/cards/card.rules.ts';
import { invoiceStream } from '@paideia/events/invoices/invoice.events.ts';
import { regionStream } from '@paideia/events/regions/region.events.ts';
import type { PaymentPlanCommand } from '@paideia/events/payment-plans/payment-plan.commands.ts';
import { leftToPay, mayPlan } from '@paideia/events/payment-plans/payment-plan.rules.ts';
import { userAccount } from '../accounts/account.decider.ts';
import { cardPayment } from '../card-payments/card-payment.decider.ts';
import { billingCard, cardIn } from '../cards/card.decider.ts';
import { invoice } from '../invoices/invoice.decider.ts';
import { bookingOf, type InvoiceState } from '../invoices/invoice-state.decider.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { dateIn } from '../kernel/decide/zone.ts';
import { region } from '../regions/region.decider.ts';
import { regionFacts } from '../regions/region.facts.ts';
import type { PaymentPlanState } from './payment-plan-state.decider.ts';

export type PlanFacts = {
  /** Whose it is. */
  readonly invoice: { readonly userId: string; readonly regionId: string; readonly currency: string } | undefined;
  /** Whether a plan may be set up for the invoice. */
  readonly isOffered: boolean;
  /** What a plan may still take, in hundredths; a charge that succeeded and is not booked yet is taken off. */
  readonly left: number;
  readonly timeZone: string;
  readonly takesCards: boolean;
  /** The card that is named, or else the one of the plan; undefined when the student has no such card. */
  readonly card: { readonly endingDigits: string | null; readonly isExpired: boolean } | undefined;
  /** The charge that is under way has reached the card payments. */
  readonly isRequested: boolean;
  /** The student's data were erased; asked before a plan is disabled alone. */
  readonly isErased: boolean;
};

function leftAfter(known: InvoiceState, command: PaymentPlanCommand, { open }: PaymentPlanState): number {
  const left = leftToPay(known.ledger);
  if (command.type !== 'RecordInstalmentResult' || !command.data.succeeded) return left;
  const { cardPaymentId, amount } = command.data;
  return bookingOf(known, cardPaymentId) ? left : Math.max(0, left - (amount ?? open?.amount ?? 0));
}

/** Reads the invoice, the region and the card before anything is decided about a plan. */
export async function knownOfPlan(
  command: PaymentPlanCommand,
  ask: Ask,
  state: PaymentPlanState,
  now: string,
): Promise<PlanFacts> {
  const { terms, open } = state;
  const invoiceId = terms?.invoiceId ?? (command.type === 'SetUpPaymentPlan' ? command.data.invoiceId : undefined);
  const known = invoiceId === undefined ? invoice.initial : await ask.state(invoice, invoiceStream(invoiceId));
  if (!known.invoice)
    return {
      invoice: undefined,
      isOffered: false,
      left: 0,
      timeZone: 'UTC',
      takesCards: false,
      card: undefined,
      isRequested: false,
      isErased: false,
    };
  const { userId, regionId, currency } = known.invoice;
  const [place, { takesCards }, cards, charge, account] = await Promise.all([
    ask.table(regionFacts).one(regionId),
    ask.state(region, regionStream(regionId)),
    ask.state(billingCard, billingCardStream(userId)),
    open && ask.state(cardPayment, cardPaymentStream(open.cardPaymentId)),
    command.type === 'DisablePaymentPlan' ? ask.state(userAccount, userAccountStream(userId)) : null,
  ]);
  const timeZone = place?.timeZone ?? 'UTC';
  const cardId = 'cardId' in command.data ? command.data.cardId : state.cardId;
  const card = cardId === null ? undefined : cardIn(cards, cardId);
  return {
    invoice: { userId, regionId, currency },
    isOffered: mayPlan(known.ledger),
    left: leftAfter(known, command, state),
    timeZone,
    takesCards,
    card: card && {
      endingDigits: card.endingDigits,
      isExpired: card.expiry !== null && isExpired(card.expiry, dateIn(timeZone, now)),
    },
    isRequested: charge !== null && cardPayment.exists(charge),
    isErased: account?.isErased === true,
  };
}
