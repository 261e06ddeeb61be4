import { balanceOf, mayPay, statusOf, type Ledger } from '../invoices/invoice.rules.ts';
import { daysAfter } from '../kernel/dates.ts';
import { stepOf } from '../kernel/money.ts';

export const frequencies = ['weekly', 'fortnightly', 'monthly'] as const;
export type Frequency = (typeof frequencies)[number];
/** A plan that is over was paid in full; it is shown as disabled. */
export const planStates = ['enabled', 'disabled', 'completed'] as const;
export type PlanState = (typeof planStates)[number];

export const fewestInstalments = 2;
export const mostInstalments = 36;
/** The first payment is no further ahead: what is, is a slip of the pen. */
export const mostDaysToStart = 366;
/** So many failures one after the other disable a plan. */
export const mostFailures = 3;
/** So many days after a failure it is tried again. */
export const retryDays = 3;
/** By the clock of the region: the hour of reminders and of payments. */
export const paymentHour = '09:00';

/** Offered while nothing of the invoice was given back, so that something is still to be paid on it. */
export const mayPlan = (ledger: Ledger): boolean => ['unpaid', 'part-paid'].includes(statusOf(ledger));
/** What a plan may still take, in hundredths. */
export const leftToPay = (ledger: Ledger): number => (mayPay(ledger) ? Math.max(0, balanceOf(ledger)) : 0);

/** The last instalment takes the rest; all are whole steps of what the currency prints. */
export function instalmentsOf(
  balance: number,
  instalments: number,
  currency: string,
): { readonly instalmentAmount: number; readonly lastInstalmentAmount: number } {
  const step = stepOf(currency);
  const instalmentAmount = Math.floor(balance / (instalments * step)) * step;
  return { instalmentAmount, lastInstalmentAmount: balance - (instalments - 1) * instalmentAmount };
}

/** The n-th day of payment after the first one. A month that has no such day has its last one instead. */
export function paymentDay(first: string, frequency: Frequency, n: number): string {
  if (frequency !== 'monthly') return daysAfter(first, n * (frequency === 'weekly' ? 7 : 14));
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + n, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + n, Math.min(day, last))).toISOString().slice(0, 10);
}
/** The plan's first day of payment after that day. What failed or came late moves none of them. */
export function paymentDayAfter(first: string, frequency: Frequency, day: string): string {
  let n = 0;
  while (paymentDay(first, frequency, n) <= day) n += 1;
  return paymentDay(first, frequency, n);
}

/** What an instalment takes: never more than what is left, and the last one all of it. */
export const amountOf = (
  { instalments, instalmentAmount }: { readonly instalments: number; readonly instalmentAmount: number },
  sequence: number,
  left: number,
): number => (sequence >= instalments ? left : Math.min(instalmentAmount, left));

type Terms = { readonly instalments: number; readonly instalmentAmount: number; readonly successful: number };
/** How many payments a plan still takes for so much. What was paid beside it spares the last ones. */
export const paymentsLeft = ({ instalments, instalmentAmount, successful }: Terms, left: number): number =>
  left <= 0 ? 0 : Math.max(0, Math.min(instalments - successful, Math.ceil(left / instalmentAmount)));

export type PaymentAhead = { readonly sequence: number; readonly date: string; readonly amount: number };
type Standing = Terms & {
  readonly frequency: Frequency;
  readonly firstPaymentDate: string;
  readonly nextPaymentDue: string | null;
};
/** All that a plan will still take, and when. What was paid beside it makes the last payments smaller or spares them. */
export function paymentsAhead(plan: Standing, left: number): readonly PaymentAhead[] {
  const { frequency, firstPaymentDate, instalments, successful, nextPaymentDue } = plan;
  const ahead: PaymentAhead[] = [];
  let [rest, date] = [left, nextPaymentDue];
  for (let sequence = successful + 1; date !== null && rest > 0 && sequence <= instalments; sequence += 1) {
    const amount = amountOf(plan, sequence, rest);
    ahead.push({ sequence, date, amount });
    rest -= amount;
    date = paymentDayAfter(firstPaymentDate, frequency, date);
  }
  return ahead;
}
