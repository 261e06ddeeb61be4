/** @jest-environment jsdom */
import { afterEach, describe, expect, test } from '@jest/globals';
import type { MockedResponse } from '@apollo/client/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import {
  CardPaymentDocument,
  PayInvoiceByCardDocument,
  type CardPaymentFieldsFragment,
  type CardPaymentQuery,
  type PayInvoiceByCardMutation,
} from '../generated/card-payments/card-payments.ts';
import { CardsDocument, type CardsQuery, type OwnCardFragment } from '../generated/cards/cards.ts';
import { showPage } from '../lib/testing/page.tsx';
import { PayByCard } from './student/PayByCard.tsx';

const currencies = [{ value: 'USD', decimals: 2 }];
const visa: OwnCardFragment = { _id: 'k1', brand: 'visa', endingDigits: '4242', expiry: '12/30', isExpired: false };
const master: OwnCardFragment = { ...visa, _id: 'k2', brand: 'mastercard', endingDigits: '4444' };
const list = (...cards: readonly OwnCardFragment[]): MockedResponse<CardsQuery> => ({
  request: { query: CardsDocument, variables: {} },
  result: { data: { cards } },
});
const payment = (more: Partial<CardPaymentFieldsFragment> = {}): CardPaymentFieldsFragment => ({
  _id: 'p1',
  amount: 70_000,
  currency: 'USD',
  status: 'requested',
  isUnsure: false,
  failure: null,
  retryAt: null,
  transactionId: null,
  ...more,
});
type Wish = { readonly cardId: string; readonly amount: number; readonly cardPaymentId: string };
const wishes: Wish[] = [];
const paid: MockedResponse<PayInvoiceByCardMutation> = {
  request: { query: PayInvoiceByCardDocument },
  variableMatcher: () => true,
  maxUsageCount: 9,
  result: (variables) => {
    wishes.push(variables as Wish);
    return { data: { payInvoiceByCard: payment() } };
  },
};
const now = (more: Partial<CardPaymentFieldsFragment> = {}): MockedResponse<CardPaymentQuery> => ({
  request: { query: CardPaymentDocument },
  variableMatcher: () => true,
  result: { data: { cardPayment: payment(more) } },
});
async function open(...mocks: readonly MockedResponse[]) {
  showPage(
    <PayByCard
      invoice={{ _id: 'i1', currency: 'USD', balance: 70_000 }}
      title="Invoice CR-2026-0108"
      currencies={currencies}
    />,
    { mocks: [paid, ...mocks] },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Pay by card' }));
  return screen.findByRole('dialog', { name: 'Pay by credit card: Invoice CR-2026-0108' });
}
afterEach(() => {
  cleanup();
  wishes.length = 0;
});

describe('paying by card', () => {
  test('begins with the balance and the latest card, pays once, and is followed to the receipt', async () => {
    const dialog = await open(
      list(visa, master),
      now(),
      now({ status: 'succeeded' }),
      now({ status: 'succeeded', transactionId: 't9' }),
    );
    const button = await within(dialog).findByRole('button', { name: 'Pay $700.00' });
    await within(dialog).findByRole('combobox', { name: 'Card' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText(/The payment of \$700\.00 is under way/)).toBeTruthy();
    expect(await screen.findByText(/Your payment of \$700\.00 was received/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show the receipt' }).getAttribute('href')).toBe('/transaction/t9');
    expect(wishes).toMatchObject([{ cardId: 'k1', amount: 70_000 }]);
  });
  test('pays a part with the chosen card, never more than is left', async () => {
    const dialog = await open(list(visa, master), now());
    fireEvent.change(await within(dialog).findByRole('combobox', { name: 'Card' }), { target: { value: 'k2' } });
    const amount = within(dialog).getByRole('textbox', { name: 'Amount' });
    fireEvent.change(amount, { target: { value: '700.01' } });
    fireEvent.blur(amount);
    expect((amount as HTMLInputElement).validity.valid).toBe(false);
    fireEvent.change(amount, { target: { value: '150.50' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pay $150.50' }));
    await screen.findByText(/is under way/);
    expect(wishes).toMatchObject([{ cardId: 'k2', amount: 15_050 }]);
  });
  test('cannot be sent before the saved cards are known: whoever has one is not asked for another', async () => {
    const dialog = await open({ ...list(visa), delay: Infinity });
    expect(within(dialog).queryByRole('button', { name: /^Pay / })).toBeNull();
    fireEvent.submit(dialog.querySelector('form')!);
    expect(screen.queryByRole('dialog', { name: 'Add credit card' })).toBeNull();
    expect(wishes).toEqual([]);
  });
  test('says why it failed, and another try is another payment', async () => {
    const failed = now({ status: 'failed', failure: 'The bank declined the card.' });
    const dialog = await open(list(visa), failed, now());
    await within(dialog).findByRole('combobox', { name: 'Card' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pay $700.00' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your payment of $700.00 failed. Nothing was charged.The bank declined the card.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Pay $700.00' }));
    await screen.findByText(/is under way/);
    expect(new Set(wishes.map(({ cardPaymentId }) => cardPaymentId)).size).toBe(2);
  });
  test('that was given up may have been charged all the same: it is said, and nobody is asked to pay again', async () => {
    const failure = 'The payment service did not answer, so this payment was given up.';
    const dialog = await open(list(visa), now({ status: 'failed', isUnsure: true, failure }));
    await within(dialog).findByRole('combobox', { name: 'Card' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pay $700.00' }));
    const told = (await screen.findByRole('alert')).textContent;
    expect(told).toContain('We could not find out whether your payment of $700.00 was charged.');
    expect(told).not.toContain('Nothing was charged');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null);
  });
  test('says that the gateway is asked again by itself', async () => {
    const dialog = await open(list(visa), now({ retryAt: '2026-11-20T09:05:00.000Z' }));
    await within(dialog).findByRole('combobox', { name: 'Card' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pay $700.00' }));
    expect(await screen.findByText(/you are charged once/)).toBeTruthy();
  });
  test('asks for a card first where none is saved, and pays nothing', async () => {
    const dialog = await open(list());
    expect(await within(dialog).findByText('Save a card first; then you can pay with it here.')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pay $700.00' }));
    expect(await screen.findByRole('dialog', { name: 'Add credit card' })).toBeTruthy();
    expect(wishes).toEqual([]);
  });
});
