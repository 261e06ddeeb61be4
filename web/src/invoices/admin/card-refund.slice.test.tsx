/** @jest-environment jsdom */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CardRefundFieldsFragment } from '../../generated/invoices/card-refund.ts';
import {
  RepeatCardRefundDocument,
  ReturnCardRefundOtherwiseDocument,
} from '../../generated/invoices/admin/card-refund-acts.ts';
import { InvoiceAdminDocument } from '../../generated/invoices/admin/invoice-admin.ts';
import { answers, renata, showConsole } from '../../lib/testing/console.tsx';
import type { CurrentUser } from '../../lib/session/session.ts';
import { givenBack, places, why } from './billing.examples.ts';
import { InvoiceReview } from './InvoiceReview.tsx';

afterEach(cleanup);

const closed: CardRefundFieldsFragment & { readonly __typename: 'CardRefund' } = {
  __typename: 'CardRefund',
  status: 'failed',
  attempt: 1,
  endingDigits: '4242',
  retryAt: null,
  isUnsure: false,
  failure: 'The card is closed, lost or expired.',
};
const withRefund = (more: Partial<CardRefundFieldsFragment>) => ({
  ...givenBack,
  entries: givenBack.entries.map((one) =>
    one.type === 'REFUND' ? { ...one, cardRefund: { ...closed, ...more } } : one,
  ),
});
const refundOf = (more: Partial<CardRefundFieldsFragment>) => withRefund(more).entries.at(-1)!;
const failed = 'It did not go back to the card ending in 4242. The card is closed, lost or expired.';
const button = (name: string) => screen.queryByRole('button', { name });

/** It shows the invoice as it is by then, and what was sent. */
function open(
  first: Partial<CardRefundFieldsFragment>,
  then: Partial<CardRefundFieldsFragment> = {},
  user?: CurrentUser,
) {
  let present = first;
  const change = () => {
    present = then;
    return refundOf(then);
  };
  const billed = answers(InvoiceAdminDocument, () => ({ data: { InvoiceAdmin: withRefund(present) } }));
  const repeat = answers(RepeatCardRefundDocument, () => ({ data: { repeatCardRefund: change() } }));
  const other = answers(ReturnCardRefundOtherwiseDocument, () => ({ data: { returnCardRefundOtherwise: change() } }));
  const mocks = [places.mock, why.mock, billed.mock, repeat.mock, other.mock];
  showConsole(<InvoiceReview id={givenBack.id} onClose={() => undefined} />, mocks, undefined, user);
  return { billed, repeat, other };
}
const confirm = (title: string, name: string) =>
  fireEvent.click(within(screen.getByRole('dialog', { name: title })).getByRole('button', { name }));

describe('a refund that did not go back to the card', () => {
  test('is asked for again, of the attempt that was seen', async () => {
    const { repeat } = open({}, { status: 'succeeded', attempt: 2, failure: null });
    expect(await screen.findByText(failed)).toBeTruthy();
    fireEvent.click(button('Try again')!);
    confirm('Send $400.00 back to the card again?', 'Try again');
    expect(await screen.findByText('The payment service is asked again')).toBeTruthy();
    expect(repeat.seen).toEqual([expect.objectContaining({ _id: refundOf({})._id, attempt: 1 })]);
    expect(await screen.findByText(/^It was sent back to the card ending in 4242\./)).toBeTruthy();
    expect(button('Try again')).toBe(null);
  });
  test('was given back by other means', async () => {
    const { other } = open({ attempt: 2 }, { status: 'otherwise', attempt: 2 });
    await screen.findByText(failed);
    fireEvent.click(button('Returned by other means')!);
    confirm('Was $400.00 returned by other means?', 'Returned by other means');
    expect(await screen.findByText('Refund marked as returned by other means')).toBeTruthy();
    expect(other.seen).toEqual([expect.objectContaining({ _id: refundOf({})._id, attempt: 2 })]);
    expect(await screen.findByText('It did not go back to the card, and was given back by other means.')).toBeTruthy();
  });
  test('of which nobody knows whether it did is only asked for again', async () => {
    open({ isUnsure: true, failure: 'Whether the money went back is not known.' });
    expect(await screen.findByText('Whether the money went back is not known.')).toBeTruthy();
    expect(button('Try again')).toBeTruthy();
    expect(button('Returned by other means')).toBe(null);
  });
  test('is for whoever bills there, and not for one’s own', async () => {
    open({}, {}, { ...renata, _id: givenBack.userId });
    await screen.findByText(failed);
    expect(button('Try again')).toBe(null);
  });
});
test('a refund that is under way is followed until the payment service has answered, and nothing is offered', async () => {
  const { billed } = open({ status: 'requested', failure: null });
  await screen.findByText('It is being sent back to the card ending in 4242.');
  expect([button('Try again'), button('Returned by other means')]).toEqual([null, null]);
  await waitFor(() => expect(billed.seen.length).toBeGreaterThan(1));
});
