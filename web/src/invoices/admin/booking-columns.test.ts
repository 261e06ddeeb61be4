import { expect, test } from '@jest/globals';
import type { StaffBookingFragment } from '../../generated/invoices/admin/bookings.ts';
import { bookingCsv, bookingLine } from './booking-columns.tsx';

const booking: StaffBookingFragment = {
  id: 't1',
  _id: 't1',
  type: 'PAYMENT',
  receiptNumber: 'CR-12',
  date: '2026-10-20',
  method: 'bank',
  reference: 'Autumn term',
  reason: null,
  currency: 'HUF',
  amount: -2_500_000,
  isVoided: false,
  invoiceId: 'i1',
  invoice: { _id: 'i1', number: 'CR-9', status: 'paid', studentName: 'Freya Halloran', regionName: 'HU - Pest' },
};
const rowOf = (row: StaffBookingFragment) =>
  Object.fromEntries(
    bookingCsv(
      (key) => key,
      (key) => key,
    ).map(({ label, value }) => [label, value(row)]),
  );

test('a booking is saved in units; one that counts no more adds nothing to a column of amounts', () => {
  expect(rowOf(booking)).toEqual({
    date: '2026-10-20',
    type: 'typePAYMENT',
    receipt: 'CR-12',
    invoice: 'CR-9',
    student: 'Freya Halloran',
    region: 'HU - Pest',
    method: 'methodbank',
    reference: 'Autumn term',
    reason: null,
    currency: 'HUF',
    amount: -25_000,
    voided: null,
  });
  expect(rowOf({ ...booking, isVoided: true })).toMatchObject({ amount: 0, voided: -25_000 });
});

test('on a phone a booking says that it counts no more', () => {
  const line = (row: StaffBookingFragment) =>
    bookingLine(
      row,
      (key) => key,
      (key) => key,
      (status) => `invoice ${status}`,
      (amount, currency) => `${amount / 100} ${currency}`,
    );
  expect(line(booking)).toBe('20 Oct 2026 · typePAYMENT · -25000 HUF');
  expect(line({ ...booking, isVoided: true })).toBe('20 Oct 2026 · typePAYMENT · -25000 HUF · voided');
  // Of an invoice it is said as in the list of invoices.
  const deleted = { ...booking, type: 'INVOICE', invoice: { ...booking.invoice!, status: 'deleted' } } as const;
  expect(line(deleted)).toBe('20 Oct 2026 · typeINVOICE · -25000 HUF · invoice deleted');
});
