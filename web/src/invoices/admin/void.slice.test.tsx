/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { answers, showConsole } from '../../lib/testing/console.tsx';
import { freya } from '../../lib/testing/page.tsx';
import { VoidPaymentDocument } from '../../generated/invoices/admin/invoice-acts.ts';
import { InvoiceAdminDocument } from '../../generated/invoices/admin/invoice-admin.ts';
import { overPaid, places, why } from './billing.examples.ts';
import { InvoiceReview } from './InvoiceReview.tsx';

afterEach(cleanup);

const reason = 'The cheque came back';
const voided: typeof overPaid = {
  ...overPaid,
  _revision: 3,
  paid: 50_000,
  balance: 70_000,
  status: 'part-paid',
  entries: overPaid.entries.map((one) =>
    one.entryId === 'e3' ? { ...one, refundable: 0, isVoided: true, isVoidable: false, voidedReason: reason } : one,
  ),
};
const buttons = () => screen.queryAllByRole('button', { name: 'Void' });

test('a payment is voided for a reason: what it does is said before, and it stands struck through afterwards', async () => {
  const billed = answers(InvoiceAdminDocument, () => ({ data: { InvoiceAdmin: overPaid } }));
  const sent = answers(VoidPaymentDocument, () => ({ data: { voidPayment: voided } }));
  showConsole(<InvoiceReview id={overPaid.id} onClose={() => undefined} />, [
    places.mock,
    why.mock,
    billed.mock,
    sent.mock,
  ]);
  await screen.findByText('Ledger');
  // Payments alone, not the invoice.
  expect(buttons()).toHaveLength(2);
  fireEvent.click(buttons()[1]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Void the payment of $800.00?' }));
  expect(dialog.getByText('Balance then').closest('[role=status]')!.textContent).toContain('Balance then$700.00');
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: reason } });
  fireEvent.click(dialog.getByRole('button', { name: 'Void payment' }));
  expect(await screen.findByText('CR-2026-0108: payment voided')).toBeTruthy();
  expect(sent.seen).toEqual([
    expect.objectContaining({ _id: overPaid.id, paymentId: 'e3', reason, expectedRevision: 2 }),
  ]);
  expect(screen.getByText(`Voided: ${reason}`)).toBeTruthy();
  expect(buttons()).toHaveLength(1);
});

test('nothing is to be voided on a deleted invoice, nor what the server keeps', async () => {
  const kept = { ...overPaid, entries: overPaid.entries.map((one) => ({ ...one, isVoidable: one.entryId === 'e2' })) };
  const billed = answers(InvoiceAdminDocument, ({ id }) => ({
    data: { InvoiceAdmin: { ...kept, id: String(id), ...(id === 'deleted' && { status: 'deleted' as const }) } },
  }));
  for (const [id, count] of [
    [overPaid.id, 1],
    ['deleted', 0],
  ] as const) {
    showConsole(<InvoiceReview id={id} onClose={() => undefined} />, [places.mock, why.mock, billed.mock]);
    await screen.findByText('Ledger');
    expect(buttons()).toHaveLength(count);
    cleanup();
  }
});

test('an admin of the region alone records payments there, corrects nothing, and is led to the record of the student, which is open to them', async () => {
  const billed = answers(InvoiceAdminDocument, () => ({ data: { InvoiceAdmin: overPaid } }));
  const ofRegion: typeof freya = {
    ...freya,
    _id: 'a'.repeat(24),
    regionRoles: [{ regionId: overPaid.regionId, slug: 'US-Cedar', roleNames: ['admin'] }],
  };
  const mocks = [places.mock, why.mock, billed.mock];
  showConsole(<InvoiceReview id={overPaid.id} onClose={() => undefined} />, mocks, '/billing', ofRegion);
  await screen.findByText('Ledger');
  expect(screen.getByRole('button', { name: 'Record payment' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Refund' })).toBe(null);
  expect(buttons()).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Invoice to print' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Student record' })).toBeTruthy();
});
