import { every } from '@paideia/documents/every.ts';
import type { InvoiceCommand } from '@paideia/events/invoices/invoice.commands.ts';
import { accountFacts } from '../accounts/account.facts.ts';
import { isThroughGateway, unbookedOf } from '../card-payments/card-payment.facts.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { isPaidByPlan } from '../payment-plans/payment-plan.facts.ts';
import { regionFacts, type RegionFact } from '../regions/region.facts.ts';
import type { InvoiceState } from './invoice-state.decider.ts';

export type InvoiceFacts = {
  readonly region: Pick<RegionFact, 'currency' | 'timeZone'> | undefined;
  /** Of the region, or enrolled in one of its groups now or formerly. */
  readonly isOfRegion: boolean;
  readonly isDeactivated: boolean;
  /** A payment plan that is up to date pays it; asked before a reminder alone. */
  readonly isOnPlan: boolean;
  /** A card payment is under way, or its money has come and is not booked yet; asked before a deletion alone. */
  readonly isBeingPaid: boolean;
  /** The payment came through the gateway; asked before a refund that is to go back to its card, and before a payment is voided. */
  readonly isByCard: boolean;
};

/** Reads what an invoice's decision must know of the region, of the student and of a payment plan. */
export async function knownOfInvoice(
  { type, data }: InvoiceCommand,
  ask: Ask,
  state: InvoiceState,
): Promise<InvoiceFacts> {
  const { invoice } = state;
  // What is booked is dated by the clock of the region, and never after its day; reminders come in its morning.
  const isDated = 'date' in data || type === 'VoidPayment';
  const regionId = type === 'IssueInvoice' ? data.regionId : isDated ? invoice?.regionId : undefined;
  const region = regionId === undefined ? undefined : await ask.table(regionFacts).one(regionId);
  const isOnPlan = type === 'RemindOfInvoice' && (await isPaidByPlan(ask, data.invoiceId));
  const isBeingPaid = type === 'DeleteInvoice' && (await unbookedOf(ask, data.invoiceId, state)).isBeingPaid;
  const isByCard =
    (type === 'VoidPayment' || (type === 'IssueRefund' && data.isToCard === true)) &&
    (await isThroughGateway(ask, data.invoiceId, data.paymentId));
  if (type !== 'IssueInvoice')
    return { region, isOfRegion: true, isDeactivated: false, isOnPlan, isBeingPaid, isByCard };
  const { userId } = data;
  const student = await ask.table(accountFacts).one(userId);
  const enrolments = await every(ask.table(enrolmentFacts), { where: { userId } });
  return {
    region,
    isOfRegion:
      student !== undefined && [...student.regionIds, ...enrolments.map((one) => one.regionId)].includes(data.regionId),
    isDeactivated: student?.status === 'deactivated',
    isOnPlan,
    isBeingPaid,
    isByCard,
  };
}
