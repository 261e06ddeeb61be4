/** @jest-environment jsdom */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { answers, heldList, showConsole } from '../../lib/testing/console.tsx';
import { givenBack, overPaid, places, why } from './billing.examples.ts';
import { IssueRefundDocument } from '../../generated/invoices/admin/invoice-acts.ts';
import { InvoiceAdminDocument } from '../../generated/invoices/admin/invoice-admin.ts';
import { InvoiceReview } from './InvoiceReview.tsx';

afterEach(cleanup);

const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const changes = () =>
  within(screen.getByRole('dialog', { name: /^Refund on/ }))
    .getByText(/Balance now/)
    .closest('[role=status]')!;
async function openRefund(mocks: Parameters<typeof showConsole>[1], beside: ReactNode = null) {
  showConsole([beside, <InvoiceReview key="review" id={overPaid.id} onClose={() => undefined} />], mocks);
  fireEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  await screen.findByRole('dialog', { name: 'Refund on CR-2026-0108' });
}

describe('a refund', () => {
  test('is of one payment, at most what is left of it, and says beforehand what it gives back', async () => {
    const billed = answers(InvoiceAdminDocument, () => ({ data: { InvoiceAdmin: overPaid } }));
    const refund = answers(IssueRefundDocument, () => ({ data: { issueRefund: givenBack } }));
    await openRefund([places.mock, why.mock, billed.mock, refund.mock]);

    // What was paid too much is suggested, whichever payment it is taken from.
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '100.00');
    fireEvent.change(screen.getByLabelText('Payment'), { target: { value: 'e3' } });
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '100.00');

    set('Amount', '400');
    expect(changes().textContent).toContain('Over-payment given back$100.00');
    expect(changes().textContent).toContain('Charges given back$300.00');
    expect(changes().textContent).toContain('Balance then$0.00');
    expect(changes().textContent).toContain('Partial refund');

    // A comma could be thousands or decimals: nothing is guessed, nothing is sent.
    set('Amount', '400,5');
    set('Reason', 'Left the course');
    fireEvent.click(screen.getByRole('button', { name: 'Issue refund' }));
    expect(await screen.findByText('This can be read in two ways. Write it like 1,234.50.')).toBeTruthy();
    set('Amount', '800.01');
    fireEvent.click(screen.getByRole('button', { name: 'Issue refund' }));
    expect(await screen.findByText('At most 800.00.')).toBeTruthy();
    expect(refund.seen).toEqual([]);

    set('Amount', '400.00');
    fireEvent.click(screen.getByRole('button', { name: 'Issue refund' }));
    expect(await screen.findByText('CR-2026-0108: refund issued')).toBeTruthy();
    expect(refund.seen).toEqual([
      expect.objectContaining({
        _id: overPaid.id,
        paymentId: 'e3',
        amount: 40_000,
        reason: 'Left the course',
        expectedRevision: 2,
      }),
    ]);
    expect(screen.getByText('$100.00 of over-payment, $300.00 of charges')).toBeTruthy();
  });

  test('is over when the list knows of it: what it answers later would take the revision back', async () => {
    const { List, asked } = heldList();
    const billed = answers(InvoiceAdminDocument, () => ({ data: { InvoiceAdmin: overPaid } }));
    const refund = answers(IssueRefundDocument, () => ({ data: { issueRefund: givenBack } }));
    await openRefund([places.mock, why.mock, billed.mock, refund.mock], <List />);
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]!();
    set('Reason', 'Left the course');
    fireEvent.click(screen.getByRole('button', { name: 'Issue refund' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(screen.getByRole('dialog', { name: /^Refund on/ })).toBeTruthy();
    asked[1]!();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Refund on/ })).toBe(null));
  });

  const card = { __typename: 'RefundCard' as const, endingDigits: '4242' };
  const entries = overPaid.entries.map((one) =>
    one.entryId === 'e3' ? { ...one, method: 'card' as const, refundCard: card } : one,
  );
  const toCard = /^The payment service is asked to send the money back to the card\./;
  const otherwise = /^This books the refund only; nothing is sent by it\./;
  test.each([
    ['goes back to the card unless somebody says otherwise', 'e3', false, true],
    ['does not go back to the card where somebody says so', 'e3', true, false],
    ['of what was not paid by card is given back by other means', 'e2', false, false],
  ])('%s, and says so beforehand', async (_, paymentId, isUnticked, isToCard) => {
    const billed = answers(InvoiceAdminDocument, () => ({ data: { InvoiceAdmin: { ...overPaid, entries } } }));
    const refund = answers(IssueRefundDocument, () => ({ data: { issueRefund: givenBack } }));
    await openRefund([places.mock, why.mock, billed.mock, refund.mock]);
    expect(screen.queryByRole('checkbox')).toBe(null);
    expect(screen.getByText(otherwise)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Payment'), { target: { value: paymentId } });
    if (paymentId === 'e3') expect(screen.getByText(toCard)).toBeTruthy();
    if (isUnticked) fireEvent.click(screen.getByRole('checkbox', { name: 'Send it back to the card ending in 4242' }));
    expect(screen.getByText(isToCard ? toCard : otherwise)).toBeTruthy();
    expect(screen.queryByText(isToCard ? otherwise : toCard)).toBe(null);
    set('Reason', 'Left the course');
    fireEvent.click(screen.getByRole('button', { name: 'Issue refund' }));
    expect(await screen.findByText('CR-2026-0108: refund issued')).toBeTruthy();
    expect(refund.seen).toEqual([expect.objectContaining({ paymentId, isToCard })]);
  });
  test('starts empty where nothing was paid too much', async () => {
    const settled = {
      ...overPaid,
      balance: 0,
      amount: 130_000,
      total: 130_000,
      status: 'paid' as const,
      state: 'paid',
    };
    const billed = answers(InvoiceAdminDocument, () => ({ data: { InvoiceAdmin: settled } }));
    await openRefund([places.mock, why.mock, billed.mock]);
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '');
  });

  test('that meets a change of somebody else is not saved, and shows how it is now', async () => {
    let present = overPaid;
    const billed = answers(InvoiceAdminDocument, () => ({ data: { InvoiceAdmin: present } }));
    const refund = answers(IssueRefundDocument, ({ expectedRevision }) => {
      present = givenBack;
      return expectedRevision === 3
        ? { data: { issueRefund: givenBack } }
        : { refusal: { message: 'Someone else changed this.', code: 'conflict' } };
    });
    await openRefund([places.mock, why.mock, billed.mock, refund.mock]);
    fireEvent.change(screen.getByLabelText('Payment'), { target: { value: 'e3' } });
    set('Amount', '600');
    fireEvent.blur(screen.getByLabelText('Amount'));
    set('Reason', 'Left the course');
    fireEvent.click(screen.getByRole('button', { name: 'Issue refund' }));
    expect(await screen.findByText(/Somebody changed this while you were looking at it/)).toBeTruthy();
    // What was typed stays, and is judged by what is left now.
    await waitFor(() => expect(screen.getByLabelText('Payment').textContent).toContain('$400.00 of $800.00 left'));
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Left the course');
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '600');
    expect(screen.getByText('At most 400.00.')).toBeTruthy();
    set('Amount', '100');
    fireEvent.click(screen.getByRole('button', { name: 'Issue refund' }));
    await waitFor(() => expect(refund.seen.map(({ expectedRevision }) => expectedRevision)).toEqual([2, 3]));
    expect(refund.seen[0]!['refundId']).toBe(refund.seen[1]!['refundId']);
  });
});
