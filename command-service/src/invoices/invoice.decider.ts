import { invoiceCommands } from '@paideia/events/invoices/invoice.commands.ts';
import { invoiceEvents, invoiceStream } from '@paideia/events/invoices/invoice.events.ts';
import { invoicePermissions, readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import {
  balanceOf,
  creditableOf,
  emptyLedger,
  ledgerAfter,
  mayDelete,
  mostDaysAhead,
  mostDaysToPay,
  mostMoney,
  splitRefund,
  totalsOf,
} from '@paideia/events/invoices/invoice.rules.ts';
import { daysAfter, isFarBack } from '@paideia/events/kernel/dates.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { knownOfInvoice, type InvoiceFacts } from './invoice-known.ts';
import {
  book,
  refusedAsBefore,
  refusedAsFine,
  said,
  todayIn,
  voidOutcome,
  whoseOf,
  type InvoiceRejection,
} from './invoice-outcomes.ts';
import { isReminderDue, reminderOf } from './invoice-reminder.rules.ts';
import {
  booked,
  bookingOf,
  isSameWish,
  noInvoice,
  refundableOf,
  type InvoiceState,
  type Issued,
} from './invoice-state.decider.ts';

export const invoice = defineDecider<InvoiceState, InvoiceRejection | 'notFound', InvoiceFacts>()({
  events: invoiceEvents,
  commands: invoiceCommands,
  permissions: invoicePermissions,
  reads: readsInvoice,
  creates: ['IssueInvoice'],
  commutes: ['RecordPayment'],
  stream: ({ data }) => invoiceStream(data.invoiceId),
  initial: noInvoice,
  exists: ({ invoice }) => invoice !== null,
  scope: ({ invoice }, { type, data }) => {
    const { userId, regionId } = invoice ?? (type === 'IssueInvoice' ? data : { userId: null, regionId: null });
    return { ownerId: userId, regionId };
  },
  facts: knownOfInvoice,

  decide: {
    IssueInvoice: ({ invoice }, { date, lines, ...wish }, { region, isOfRegion, isDeactivated, now }) => {
      if (!region) return reject('invoice.regionUnknown');
      const { amounts, subtotal, tax, total } = totalsOf(lines, wish.taxRate, wish.currency);
      const priced = lines.map((line, n) => ({ ...line, amount: amounts[n] ?? 0 }));
      const data: Issued = {
        ...wish,
        lines: priced,
        subtotal,
        tax,
        total,
        date: date ?? invoice?.date ?? todayIn(region, now),
        remindAt: reminderOf(wish.dueDate, region.timeZone),
      };
      if (invoice) return isSameWish(invoice, data) ? [] : reject('invoice.exists');
      if (wish.currency !== region.currency) return reject('invoice.wrongCurrency', { currency: region.currency });
      if (!isOfRegion) return reject('invoice.studentUnknown');
      if (isDeactivated) return reject('invoice.studentDeactivated');
      const today = todayIn(region, now);
      if (data.date > daysAfter(today, mostDaysAhead)) return reject('invoice.dateFarAhead');
      if (isFarBack(data.date, today)) return reject('invoice.dateFarBack');
      if (data.dueDate < data.date) return reject('invoice.dueBeforeIssued');
      if (data.dueDate > daysAfter(today, mostDaysToPay)) return reject('invoice.dueFarAhead');
      if (total > mostMoney) return reject('invoice.tooLarge', said(mostMoney, wish.currency));
      return [{ type: 'InvoiceIssued', data }];
    },
    RecordPayment: (state, { invoiceId: _, paymentId, date, ...payment }, { region, now, who }) => {
      const { invoice, ledger } = state;
      if (!invoice) return reject('notFound');
      const data = { ...whoseOf(invoice), paymentId, ...payment };
      return book(
        state,
        paymentId,
        (day) => ({ type: 'PaymentRecorded', data: { ...data, date: day } }),
        [date, todayIn(region, now)],
        // Money that came by card has come, however much it is.
        () => (who === 'system' ? undefined : refusedAsFine(payment.amount, invoice.currency, [balanceOf(ledger)])),
      );
    },
    VoidPayment: voidOutcome,
    IssueCreditNote: (state, { invoiceId: _, creditNoteId, amount, date, reason }, { region, now }) => {
      const { invoice, ledger } = state;
      if (!invoice) return reject('notFound');
      const today = todayIn(region, now);
      const data = { ...whoseOf(invoice), creditNoteId, amount, reason };
      return book(
        state,
        creditNoteId,
        (day) => ({ type: 'CreditNoteIssued', data: { ...data, date: day } }),
        [date, today],
        () => {
          const most = creditableOf(ledger);
          if (amount > most) return reject('invoice.creditTooMuch', said(most, invoice.currency));
          const rests = [balanceOf(ledger), most];
          return refusedAsFine(amount, invoice.currency, rests) ?? refusedAsBefore(date, invoice.date, today);
        },
      );
    },
    IssueRefund: (state, { invoiceId: _, refundId, paymentId, amount, date, reason, isToCard }, known) => {
      const { invoice, ledger } = state;
      if (!invoice) return reject('notFound');
      const today = todayIn(known.region, known.now);
      const before = bookingOf(state, refundId);
      // A repeat was split by the ledger of that time.
      const { overpaymentPart, chargePart } =
        before?.type === 'RefundIssued' ? before.data : splitRefund(ledger, amount);
      const parts = { overpaymentPart, chargePart, ...(isToCard && { isToCard }) };
      const data = { ...whoseOf(invoice), refundId, paymentId, amount, reason, ...parts };
      return book(
        state,
        refundId,
        (day) => ({ type: 'RefundIssued', data: { ...data, date: day } }),
        [date, today],
        () => {
          const payment = bookingOf(state, paymentId);
          const most = refundableOf(state, paymentId);
          if (payment === undefined || most === undefined) return reject('invoice.paymentUnknown');
          if (amount > most) return reject('invoice.refundTooMuch', said(most, invoice.currency));
          if (isToCard && !known.isByCard) return reject('invoice.notByCard');
          const rests = [balanceOf(ledger), most];
          return refusedAsFine(amount, invoice.currency, rests) ?? refusedAsBefore(date, payment.data.date, today);
        },
      );
    },
    DeleteInvoice: ({ invoice, ledger }, { reason }, { isBeingPaid }) => {
      if (!invoice) return reject('notFound');
      if (ledger.isDeleted) return [];
      // Money that comes is to be booked somewhere.
      if (isBeingPaid) return reject('cardPayment.underWay');
      return mayDelete(ledger)
        ? [{ type: 'InvoiceDeleted', data: { ...whoseOf(invoice), reason } }]
        : reject('invoice.hasPayments');
    },
    RemindOfInvoice: (state, _, { now, isOnPlan }) => {
      const { invoice, ledger } = state;
      if (!invoice || !isReminderDue(state, now, isOnPlan)) return [];
      const data = { ...whoseOf(invoice), balance: balanceOf(ledger), dueDate: invoice.dueDate };
      return [{ type: 'InvoiceReminderDue', data }];
    },
  },
  evolve: {
    InvoiceIssued: (state, invoice) => ({ ...state, invoice, ledger: emptyLedger(invoice.total) }),
    PaymentRecorded: (state, data) =>
      booked(state, data.paymentId, { type: 'PaymentRecorded', data }, ledgerAfter.PaymentRecorded(state.ledger, data)),
    PaymentVoided: (state, data) => ({
      ...state,
      ledger: ledgerAfter.PaymentVoided(state.ledger, data),
      voided: [...state.voided, data.paymentId],
      ...(data.remindAt !== undefined && { isReminded: false, remindAt: data.remindAt }),
    }),
    CreditNoteIssued: (state, data) =>
      booked(
        state,
        data.creditNoteId,
        { type: 'CreditNoteIssued', data },
        ledgerAfter.CreditNoteIssued(state.ledger, data),
      ),
    RefundIssued: ({ refunded, ...state }, data) => {
      const back = { ...refunded, [data.paymentId]: (refunded[data.paymentId] ?? 0) + data.amount };
      const ledger = ledgerAfter.RefundIssued(state.ledger, data);
      return booked({ ...state, refunded: back }, data.refundId, { type: 'RefundIssued', data }, ledger);
    },
    InvoiceDeleted: (state) => ({ ...state, ledger: ledgerAfter.InvoiceDeleted(state.ledger) }),
    InvoiceReminderDue: (state) => ({ ...state, isReminded: true }),
  },
});
