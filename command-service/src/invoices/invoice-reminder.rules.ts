import { daysAfter, later } from '@paideia/events/kernel/dates.ts';
import { statusOf } from '@paideia/events/invoices/invoice.rules.ts';
import { dateIn, instantOf } from '../kernel/decide/zone.ts';
import type { InvoiceState, Issued } from './invoice-state.decider.ts';

const month = 30 * 86_400_000;

/** The morning after the due date. */
export const reminderOf = (dueDate: string, timeZone: string): string =>
  instantOf(daysAfter(dueDate, 1), '09:00', timeZone);
/** Invoices of before do not say when it is morning in their region. */
export const remindAtOf = ({ dueDate, remindAt }: Pick<Issued, 'dueDate' | 'remindAt'>): string =>
  remindAt ?? reminderOf(dueDate, 'UTC');

/** Of an invoice that had been paid and is owed again: the morning after its due date, or the next one where that is over. */
export function remindAgainAt(invoice: Issued, timeZone: string, now: string): string {
  const first = remindAtOf(invoice);
  return first > now ? first : reminderOf(dateIn(timeZone, now), timeZone);
}

/** Once, and once more where it had been paid and is owed again; while something is owed, and no plan that is up to date pays it. After a standstill a reminder is late; one that is later than a month is none. */
export function isReminderDue(
  { invoice, ledger, isReminded, remindAt }: InvoiceState,
  now: string,
  isOnPlan: boolean,
): boolean {
  const status = statusOf(ledger);
  if (!invoice || isReminded || isOnPlan || (status !== 'unpaid' && status !== 'part-paid')) return false;
  const at = remindAt ?? remindAtOf(invoice);
  return at <= now && now <= later(at, month);
}
