import { daysAfter } from '@paideia/events/kernel/dates.ts';
import {
  fewestInstalments,
  instalmentsOf,
  mostDaysToStart,
  mostInstalments,
  paymentDay,
  type Frequency,
  type PaymentAhead,
} from '@paideia/events/payment-plans/payment-plan.rules.ts';
import { type DecimalRange, newId, parseDecimal } from '../lib/forms/index.ts';
import type { PaymentPlanInput } from '../generated/schema.ts';

/** This is typed in. */
type PlanForm = Record<'_id' | 'instalments' | 'firstPaymentDate' | 'cardId', string> & {
  readonly frequency: Frequency;
};
export const instalmentRange: DecimalRange = { digits: 0, min: fewestInstalments, max: mostInstalments };

/** The last day on which it may begin. */
export const lastStart = (today: string): string => daysAfter(today, mostDaysToStart);

export const freshPlan = (firstPaymentDate: string, cardId: string): PlanForm => ({
  _id: newId(),
  frequency: 'monthly',
  instalments: '6',
  firstPaymentDate,
  cardId,
});
const instalmentsIn = ({ instalments }: PlanForm): number | undefined => {
  const read = parseDecimal(instalments, instalmentRange);
  return 'units' in read ? read.units : undefined;
};
/** It makes what is sent for it. */
export const planInputOf = (form: PlanForm, invoiceId: string): Required<PaymentPlanInput> => ({
  ...form,
  invoiceId,
  instalments: instalmentsIn(form) ?? 0,
});

/** All payments that the plan would take, by the rules of the service; undefined while the form says too little, or so many that nothing is left for each. */
export function paymentsOf(form: PlanForm, balance: number, currency: string): readonly PaymentAhead[] | undefined {
  const instalments = instalmentsIn(form);
  const { firstPaymentDate, frequency } = form;
  if (instalments === undefined || !/^\d{4}-\d\d-\d\d$/.test(firstPaymentDate)) return undefined;
  const { instalmentAmount, lastInstalmentAmount } = instalmentsOf(balance, instalments, currency);
  if (instalmentAmount <= 0) return undefined;
  return Array.from({ length: instalments }, (_, n) => ({
    sequence: n + 1,
    date: paymentDay(firstPaymentDate, frequency, n),
    amount: n + 1 === instalments ? lastInstalmentAmount : instalmentAmount,
  }));
}
