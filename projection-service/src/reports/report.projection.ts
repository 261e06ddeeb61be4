import { invoiceEvents, type InvoiceEvent } from '@paideia/events/invoices/invoice.events.ts';
import { enrolmentEvents, type EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import { examAttemptEvents, type ExamAttemptEvent } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { regionEvents, type RegionEvent } from '@paideia/events/regions/region.events.ts';
import type { RevenueRow } from '@paideia/events/reports/revenue.rules.ts';
import { combinedDateOf } from '@paideia/events/forex-rates/forex-rate.rules.ts';
import {
  collectionsOf,
  defineProjection,
  need,
  put,
  remove,
  update,
  upsert,
  type AnyChange,
} from '../kernel/projection.ts';
import { reportCountRows } from './report-counts.projection.ts';
import {
  reportAttempts,
  reportCompletions,
  reportCounts,
  reportInvoices,
  reportMonthly,
  reportPlaces,
  reportsGroup,
} from './report.view.ts';

type Place = { readonly regionId: string; readonly currency: string };
type Figures = Pick<RevenueRow, 'invoiced' | 'credited' | 'paid' | 'refunded'>;
const inMonth = ({ regionId, currency }: Place, yearMonth: string, by: Partial<Figures>): AnyChange => {
  const [year, month] = [Number(yearMonth.slice(0, 4)), Number(yearMonth.slice(5, 7))];
  const id = `${regionId}_${combinedDateOf(year, month)}_${currency}`;
  return upsert(reportMonthly, id, (doc) => ({
    _id: id,
    regionId,
    currency,
    year,
    month,
    invoiced: (doc?.invoiced ?? 0) + (by.invoiced ?? 0),
    credited: (doc?.credited ?? 0) + (by.credited ?? 0),
    paid: (doc?.paid ?? 0) + (by.paid ?? 0),
    refunded: (doc?.refunded ?? 0) + (by.refunded ?? 0),
  }));
};
type Booking = Place & { readonly date: string };
const monthOf = ({ date }: Pick<Booking, 'date'>): string => date.slice(0, 7);
/** It counts in the month of its own date, whenever it was written down. */
const booked = (booking: Booking, by: Partial<Figures>): AnyChange => inMonth(booking, monthOf(booking), by);

/** What the reports show, counted as it happens; nobody is named in it. */
export const reportProjection = defineProjection<InvoiceEvent | EnrolmentEvent | ExamAttemptEvent | RegionEvent>({
  group: reportsGroup,
  mayLag: true,
  collections: collectionsOf(
    reportMonthly,
    reportCounts,
    reportPlaces,
    reportCompletions,
    reportAttempts,
    reportInvoices,
  ),
  events: [invoiceEvents, enrolmentEvents, examAttemptEvents, regionEvents],
  on: {
    InvoiceIssued: ({ invoiceId, total, ...invoice }) => [
      put(reportInvoices, invoiceId, { _id: invoiceId, month: monthOf(invoice), total, credits: [] }),
      booked(invoice, { invoiced: total }),
    ],
    CreditNoteIssued: ({ invoiceId, amount, ...note }) => [
      update(reportInvoices, invoiceId, (invoice) => ({
        ...invoice,
        credits: [...invoice.credits, { month: monthOf(note), amount }],
      })),
      booked(note, { credited: amount }),
    ],
    // It was never owed, nor was anything of it remitted. What was paid and given back on it stays: that money came and went.
    InvoiceDeleted: {
      needs: ({ invoiceId }) => [need(reportInvoices, invoiceId)],
      then: ({ invoiceId, ...place }, _, found) => {
        const invoice = found.one(reportInvoices, invoiceId);
        if (!invoice) return [];
        return [
          remove(reportInvoices, invoiceId),
          inMonth(place, invoice.month, { invoiced: -invoice.total }),
          ...invoice.credits.map(({ month, amount }) => inMonth(place, month, { credited: -amount })),
        ];
      },
    },
    PaymentRecorded: ({ amount, ...payment }) => booked(payment, { paid: amount }),
    PaymentVoided: ({ amount, ...payment }) => booked(payment, { paid: -amount }),
    RefundIssued: ({ amount, ...refund }) => booked(refund, { refunded: amount }),
    ...reportCountRows,
  },
});
