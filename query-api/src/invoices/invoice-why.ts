import {
  balanceOf,
  dueOf,
  ledgerOf,
  netOf,
  owedOf,
  type InvoiceStatus,
} from '@paideia/events/invoices/invoice.rules.ts';
import { invoiceWhyMessages } from '@paideia/events/invoices/invoice-why.messages.ts';
import { readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { invoices } from '@paideia/projection-service/invoices/invoice.view.ts';
import { studentAccounts } from '@paideia/projection-service/invoices/transaction.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { every } from '@paideia/documents/every.ts';
import { formatterFor } from '../kernel/log/formatter.ts';
import { eventsBehind, onePart, partsBehind } from '../registers/events-behind.queries.ts';
import type { Why } from '../registers/why.types.ts';
import { visibleInvoice } from './invoice.queries.ts';

type Message = keyof typeof invoiceWhyMessages;
const rules: Readonly<Record<InvoiceStatus, Message>> = {
  unpaid: 'ruleUnpaid',
  'part-paid': 'rulePartPaid',
  paid: 'rulePaid',
  'over-paid': 'ruleOverPaid',
  'partial-refund': 'rulePartialRefund',
  refunded: 'ruleRefunded',
  deleted: 'ruleDeleted',
};
function formatter({ locale, text }: Context, currency: string) {
  const { value, money } = formatterFor(locale, text);
  const say = (message: Message, params?: Readonly<Record<string, string | number>>) =>
    text(invoiceWhyMessages[message].id, params);
  const sums = (amounts: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(amounts).map(([name, one]) => [name, money(one, currency)]));
  return {
    say,
    value,
    money: (amount: number) => money(amount, currency),
    line: (label: Message, formula: Message, amounts: Readonly<Record<string, number>>) => ({
      label: say(label),
      value: say(formula, sums(amounts)),
    }),
  };
}

/** Why an invoice has this status and this balance. */
export async function whyInvoice(context: Context, id: string): Promise<Why> {
  const invoice = await visibleInvoice(context, id);
  const { userId, studentName, status, subtotal, tax, total, credited, paid, refundedOver, refundedCharge } = invoice;
  const { say, value, money, line } = formatter(context, invoice.currency);
  const { entries } = await eventsBehind(context, invoice.why, { userId, readsPersonal: true });
  const number = invoice.number ?? say('unnumbered');
  const ledger = ledgerOf(invoice);
  const [due, net, balance] = [dueOf(ledger), netOf(ledger), balanceOf(ledger)];
  const isOwn = context.signedIn().userId === userId;
  return {
    title: isOwn || studentName === null ? say('title', { number }) : say('titleOf', { number, student: studentName }),
    value: say('state', { status: value(status), balance: money(owedOf(invoice)) }),
    formula: [
      line('total', 'totalFormula', { subtotal, tax, total }),
      ...(credited > 0 ? [line('due', 'dueFormula', { total, credited, due })] : []),
      line('received', 'receivedFormula', { paid, refunded: refundedOver, net }),
      ...(refundedCharge > 0 ? [{ label: say('refundedCharges'), value: money(refundedCharge) }] : []),
      line('balance', 'balanceFormula', { due, net, balance }),
    ],
    rule: say(rules[status]),
    parts: onePart(entries),
  };
}

/** Why a student owes this in a currency: `id` is `{userId}_{currency}`. Told to the student, and to whoever may see all of the invoices. */
export async function whyBalance(context: Context, id: string): Promise<Why> {
  const [userId = '', currency = ''] = id.split('_');
  const [account, found, student] = await Promise.all([
    context.read(studentAccounts).one(userId),
    every(context.read(invoices), { where: { userId, currency }, sort: { field: 'dateKey' } }),
    context.join(users, userId),
  ]);
  const kept = account?.balances.find((one) => one.currency === currency);
  for (const regionId of new Set(found.map((one) => one.regionId)))
    context.visible(kept, readsInvoice, () => ({ ownerId: userId, regionId }));
  const { balance } = context.visible(kept, readsInvoice, () => ({ ownerId: userId, regionId: found[0]?.regionId }));
  const { say, value, money } = formatter(context, currency);
  const owed = found.filter(({ status }) => status !== 'deleted').reverse();
  const isOwn = context.signedIn().userId === userId;
  return {
    title:
      isOwn || !student?.fullName
        ? say('balanceTitle', { currency })
        : say('balanceTitleOf', { currency, student: student.fullName }),
    value: money(balance),
    formula: [{ label: say('balance'), value: say('sumFormula', { balance: money(balance) }) }],
    rule: say('ruleBalance'),
    // The latest invoice first, so that of very many the oldest events are not told.
    parts: await partsBehind(
      context,
      owed.map((one) => ({
        title: one.number ?? say('unnumbered'),
        value: say('state', { status: value(one.status), balance: money(owedOf(one)) }),
        refs: one.why,
      })),
      { userId, readsPersonal: true },
    ),
  };
}
