import { invoiceEvents, type InvoiceEvent } from '@paideia/events/invoices/invoice.events.ts';
import { enrolmentEvents, type EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import { examAttemptEvents, type ExamAttemptEvent } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { regionEvents, type RegionEvent } from '@paideia/events/regions/region.events.ts';
import { combinedDateOf } from '@paideia/events/forex-rates/forex-rate.rules.ts';
import { collectionsOf, defineProjection, upsert, type AnyChange } from '../kernel/projection.ts';
import { reportCountRows } from './report-counts.projection.ts';
import {
  reportAttempts,
  reportCompletions,
  reportCounts,
  reportMonthly,
  reportPlaces,
  reportsGroup,
} from './report.view.ts';

type Booking = { readonly regionId: string; readonly currency: string; readonly date: string };
/** It counts in the month of its own date, whenever it was written down. */
const booked = (
  { regionId, currency, date }: Booking,
  by: { readonly paid?: number; readonly refunded?: number },
): AnyChange => {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  const id = `${regionId}_${combinedDateOf(year, month)}_${currency}`;
  return upsert(reportMonthly, id, (doc) => ({
    _id: id,
    regionId,
    currency,
    year,
    month,
    paid: (doc?.paid ?? 0) + (by.paid ?? 0),
    refunded: (doc?.refunded ?? 0) + (by.refunded ?? 0),
  }));
};

/** What the reports show, counted as it happens; nobody is named in it. */
export const reportProjection = defineProjection<InvoiceEvent | EnrolmentEvent | ExamAttemptEvent | RegionEvent>({
  group: reportsGroup,
  mayLag: true,
  collections: collectionsOf(reportMonthly, reportCounts, reportPlaces, reportCompletions, reportAttempts),
  events: [invoiceEvents, enrolmentEvents, examAttemptEvents, regionEvents],
  on: {
    PaymentRecorded: ({ amount, ...payment }) => booked(payment, { paid: amount }),
    PaymentVoided: ({ amount, ...payment }) => booked(payment, { paid: -amount }),
    RefundIssued: ({ amount, ...refund }) => booked(refund, { refunded: amount }),
    ...reportCountRows,
  },
});
