import { daysAfter, later } from '@paideia/events/kernel/dates.ts';
import { statusOf } from '@paideia/events/invoices/invoice.rules.ts';
import { instantOf } from '../kernel/decide/zone.ts';
import type { InvoiceState, Issued } from './invoice-state.decider.ts';

const month = 30 * 86_400_000;

/** The morning after the due date. */
export const reminderOf = (dueDate: string, timeZone: string): string =>
  instantOf(daysAfter(dueDate, 1), '09:00', timeZone);
/** Invoices of before do not say when it is morning in their region. */
export const remindAtOf = ({ dueDate, remindAt }: Pick<Issued, 'dueDate' | 'remindAt'>): string =>
  remindAt ?? reminderOf(dueDate, 'UTC');

/** Once, while something is owed, and no plan that is up to date pays it. After a standstill a reminder is late; one that is later than a month is none. */
export function isReminderDue({ invoice, ledger, isReminded }: InvoiceState, now: string, isOnPlan: boolean): boolean {
  const status = statusOf(ledger);
  if (!invoice || isReminded || isOnPlan || (status !== 'unpaid' && status !== 'part-paid')) return false;
  const at = remindAtOf(invoice);
  return at <= now && now <= later(at, month);
}
