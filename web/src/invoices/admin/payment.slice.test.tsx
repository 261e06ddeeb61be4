/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers, renata, showConsole } from '../../lib/testing/console.tsx';
import { overPaid, places, placesIn, why } from './billing.examples.ts';
import { dayOf } from '../../lib/i18n/index.ts';
import { RecordPaymentDocument } from '../../generated/invoices/admin/invoice-acts.ts';
import { InvoiceAdminDocument } from '../../generated/invoices/admin/invoice-admin.ts';
import { InvoiceReview } from './InvoiceReview.tsx';

afterEach(cleanup);

const owing = { ...overPaid, balance: 70_000, paid: 50_000, status: 'part-paid' as const, state: 'part-paid' };
type Invoice = typeof overPaid;
/** Opens the dialog of a payment on an invoice, which will be `then` when the payment is recorded. */
async function payOf(invoice: Invoice, then: Invoice) {
  const billed = answers(InvoiceAdminDocument, () => ({ data: { InvoiceAdmin: invoice } }));
  const payment = answers(RecordPaymentDocument, () => ({ data: { recordPayment: then } }));
  const mocks = [places.mock, why.mock, billed.mock, payment.mock];
  showConsole(<InvoiceReview id={invoice.id} onClose={() => undefined} />, mocks);
  fireEvent.click(await screen.findByRole('button', { name: 'Record payment' }));
  return { dialog: within(await screen.findByRole('dialog', { name: /^Record a payment/ })), payment };
}

test('a payment above the balance is asked about once more, with the credit that comes of it', async () => {
  const { dialog, payment } = await payOf(owing, overPaid);
  const amount = dialog.getByLabelText('Amount');
  const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Record payment', hidden: true }));
  expect(amount).toHaveProperty('value', '700.00');
  dialog.getByText('Balance now');

  fireEvent.change(amount, { target: { value: '7000' } });
  dialog.getByText('This is $6,300.00 more than is owed.');
  send();
  const question = await screen.findByRole('alertdialog', { name: 'Record $7,000.00 although $700.00 is owed?' });
  expect(question.textContent).toContain('That is $6,300.00 too much.');
  expect(question.textContent).toContain('a credit of $6,300.00');
  // Nothing is sent before it is answered, and what is typed stays.
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(payment.seen).toEqual([]);
  expect(amount).toHaveProperty('value', '7000');

  fireEvent.change(amount, { target: { value: '800' } });
  send();
  const again = await screen.findByRole('alertdialog', { name: 'Record $800.00 although $700.00 is owed?' });
  fireEvent.click(within(again).getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(payment.seen).toEqual([expect.objectContaining({ _id: owing.id, amount: 80_000 })]));
});

test('how the invoice will stand is said in the words of the lists: what stays owed past its day is overdue too', async () => {
  const late = { ...owing, dueDate: '2026-10-01', state: 'overdue' };
  const { dialog } = await payOf(late, late);
  const then = () => dialog.getByText('Status then').closest('tr, div')!.textContent;
  fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '100' } });
  expect(then()).toContain('Part-paidOverdue');
  fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '700' } });
  expect(then()).toContain('Paid');
  expect(then()).not.toContain('Overdue');
});

test('what is owed already as a credit is told with the payment', async () => {
  const { dialog } = await payOf(overPaid, overPaid);
  fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '50' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  const question = await screen.findByRole('alertdialog', { name: 'Record $50.00 although $0.00 is owed?' });
  expect(question.textContent).toContain('That is $50.00 too much.');
  expect(question.textContent).toContain('a credit of $150.00');
});

test('a payment of what is owed is recorded at once', async () => {
  const { dialog, payment } = await payOf(owing, { ...owing, balance: 0 });
  fireEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(payment.seen).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

/** In forints, of 101 with a tax of 27 %. */
const forints = { ...owing, currency: 'HUF', paid: 0, status: 'unpaid' as const, state: 'unpaid' };
test('of an invoice in forints is whole, as forints are', async () => {
  const { dialog, payment } = await payOf({ ...forints, total: 12_800, balance: 12_800 }, owing);
  const amount = dialog.getByLabelText('Amount');
  await waitFor(() => expect(amount).toHaveProperty('value', '128'));
  fireEvent.change(amount, { target: { value: '127.50' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(amount).toHaveProperty('validity.valid', false));
  expect(payment.seen).toEqual([]);
});
test('of an older invoice in forints may be the exact rest, which nobody could pay otherwise', async () => {
  const { dialog, payment } = await payOf({ ...forints, total: 12_827, balance: 12_827 }, owing);
  expect(dialog.getByLabelText('Amount')).toHaveProperty('value', '128.27');
  fireEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(payment.seen).toEqual([expect.objectContaining({ amount: 12_827 })]));
});

test.each([
  ['invoice.tooFine', 'Amounts in USD are whole, without decimals.', 'Amount'],
  ['invoice.dateAhead', 'In this region it is 2026-11-20. The date cannot be later.', 'Date'],
])('a payment that is refused as %s is wrong at its field', async (code, message, label) => {
  const billed = answers(InvoiceAdminDocument, () => ({ data: { InvoiceAdmin: owing } }));
  const refused = answers(RecordPaymentDocument, () => ({ refusal: { code, message } }));
  const mocks = [places.mock, why.mock, billed.mock, refused.mock];
  showConsole(<InvoiceReview id={owing.id} onClose={() => undefined} />, mocks);
  fireEvent.click(await screen.findByRole('button', { name: 'Record payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Record a payment/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  const field = dialog.getByLabelText(label);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'), { timeout: 30_000 });
  dialog.getByText(message);
  expect(dialog.queryByRole('alert')).toBeNull();
});

// It is never the same day in both.
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'whatever is booked is of today in the region of the invoice, as in %s',
  async (timeZone) => {
    const billed = answers(InvoiceAdminDocument, () => ({ data: { InvoiceAdmin: overPaid } }));
    const mocks = [placesIn(timeZone).mock, why.mock, billed.mock];
    for (const act of ['Record payment', 'Credit note', 'Refund']) {
      showConsole(<InvoiceReview id={overPaid.id} onClose={() => undefined} />, mocks);
      fireEvent.click(await screen.findByRole('button', { name: act }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByLabelText('Date')).toHaveProperty('value', dayOf(new Date(), timeZone));
      cleanup();
    }
  },
);

// The number of its receipt would be one of a year that has not begun, and what is booked stays.
test.each(['Record payment', 'Credit note', 'Refund'])('nothing is booked of a day to come: %s', async (act) => {
  const billed = answers(InvoiceAdminDocument, () => ({ data: { InvoiceAdmin: overPaid } }));
  showConsole(<InvoiceReview id={overPaid.id} onClose={() => undefined} />, [places.mock, why.mock, billed.mock]);
  fireEvent.click(await screen.findByRole('button', { name: act }));
  const date = within(await screen.findByRole('dialog')).getByLabelText('Date');
  expect(date).toHaveProperty('validity.valid', true);
  fireEvent.change(date, { target: { value: `${new Date().getFullYear() + 1}-01-02` } });
  expect(date).toHaveProperty('validity.rangeOverflow', true);
});

test('on the own invoice others book', async () => {
  const own = { ...overPaid, userId: renata._id, isDeletable: true };
  const billed = answers(InvoiceAdminDocument, () => ({ data: { InvoiceAdmin: own } }));
  showConsole(<InvoiceReview id={own.id} onClose={() => undefined} />, [places.mock, why.mock, billed.mock]);
  expect(await screen.findAllByText(/^Sven Marlowe/)).not.toEqual([]);
  for (const name of ['Record payment', 'Credit note', 'Refund', 'Delete invoice'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
