/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { MockedResponse } from '@apollo/client/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  AuthenticateCardPaymentDocument,
  CardPaymentDocument,
  CardPaymentUnderWayDocument,
  PayInvoiceByCardDocument,
  type AuthenticateCardPaymentMutation,
  type CardPaymentFieldsFragment,
  type CardPaymentQuery,
  type CardPaymentUnderWayQuery,
  type PayInvoiceByCardMutation,
} from '../generated/card-payments/card-payments.ts';
import { CardsDocument, type CardsQuery, type OwnCardFragment } from '../generated/cards/cards.ts';
import { showPage } from '../lib/testing/page.tsx';
import { PayByCard } from './student/PayByCard.tsx';

/** The blobs of jsdom do not tell their text themselves. */
const textIn = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(blob);
  });
const authenticateBy = '2026-11-20T09:15:00.000Z';
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
  authenticateBy: null,
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
/** No payment of the invoice is under way, unless one is named. */
const begun = (_id: string | null = null): MockedResponse<CardPaymentUnderWayQuery> => ({
  request: { query: CardPaymentUnderWayDocument, variables: { invoiceId: 'i1' } },
  maxUsageCount: 9,
  result: { data: { cardPaymentUnderWay: _id === null ? null : { _id } } },
});
/** What the gateway says of a payment whose bank asks, each time it is asked. */
const authentication = (
  more: Partial<AuthenticateCardPaymentMutation['authenticateCardPayment']> = {},
): MockedResponse<AuthenticateCardPaymentMutation> => ({
  request: { query: AuthenticateCardPaymentDocument, variables: { cardPaymentId: 'p1' } },
  result: {
    data: {
      authenticateCardPayment: { gateway: 'stripe', isWaiting: true, clientSecret: 's1', publicKey: 'pk_1', ...more },
    },
  },
});
async function open(...mocks: readonly MockedResponse[]) {
  showPage(
    <PayByCard
      invoice={{ _id: 'i1', currency: 'USD', balance: 70_000 }}
      title="Invoice CR-2026-0108"
      currencies={currencies}
    />,
    { mocks: [paid, ...mocks, begun()] },
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
  test('goes on with a payment whose window was closed, and asks for no second one', async () => {
    await open(list(visa), begun('p1'), now({ authenticateBy })).catch(() => undefined);
    expect(await screen.findByText('Your bank asks you to confirm this payment of $700.00.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay $700.00' })).toBeNull();
    expect(wishes).toEqual([]);
  });
  describe('about which the bank asks', () => {
    const was = globalThis.fetch;
    const waiting = payment({ authenticateBy });
    let present: CardPaymentFieldsFragment;
    /** As it is when it is asked for, however often. */
    const followed: MockedResponse<CardPaymentQuery> = {
      request: { query: CardPaymentDocument },
      variableMatcher: () => true,
      maxUsageCount: 999,
      result: () => ({ data: { cardPayment: present } }),
    };
    beforeEach(() => {
      present = waiting;
    });
    afterEach(() => {
      globalThis.fetch = was;
      delete window.Stripe;
    });
    const confirm = async (...mocks: readonly MockedResponse[]) => {
      await open(list(visa), begun('p1'), followed, ...mocks).catch(() => undefined);
      fireEvent.click(await screen.findByRole('button', { name: 'Confirm with the bank' }));
    };
    const paidUp = payment({ status: 'succeeded', transactionId: 't9' });
    test('is confirmed in the window of the gateway, by the secret of this payment alone', async () => {
      const secrets: string[] = [];
      window.Stripe = () =>
        ({
          handleNextAction: ({ clientSecret }: { readonly clientSecret: string }) => {
            secrets.push(clientSecret);
            present = paidUp;
            return Promise.resolve({});
          },
        }) as never;
      await confirm(authentication(), authentication({ isWaiting: false }));
      const script = await waitFor(() => {
        const found = document.querySelector('script[src^="https://js.stripe.com"]');
        expect(found).toBeTruthy();
        return found!;
      });
      script.dispatchEvent(new Event('load'));
      expect(await screen.findByText(/Your payment of \$700\.00 was received/)).toBeTruthy();
      expect(secrets).toEqual(['s1']);
    });
    test.each([
      ['Confirm the payment', true, paidUp, /was received/],
      ['Refuse', false, payment({ status: 'failed', failure: 'The bank wanted …' }), /failed\. Nothing was charged\./],
    ])('has two buttons for a bank where no money moves: %s', async (name, isConfirmed, after, said) => {
      const sent: unknown[] = [];
      globalThis.fetch = (async (address: string, { body }: { readonly body: Blob }) => {
        sent.push([address, JSON.parse(await textIn(body))]);
        present = after;
        return { ok: true, status: 200, headers: new Headers(), text: () => Promise.resolve('{"ok":true}') };
      }) as never;
      const trial = { gateway: 'trial', clientSecret: null, publicKey: null } as const;
      await confirm(authentication(trial), authentication({ ...trial, isWaiting: false }));
      fireEvent.click(await screen.findByRole('button', { name }));
      expect(await screen.findByText(said)).toBeTruthy();
      expect(sent).toEqual([['/trial-gateway/authentications', { cardPaymentId: 'p1', isConfirmed }]]);
    });
  });
  test('asks for a card first where none is saved, and pays nothing', async () => {
    const dialog = await open(list());
    expect(await within(dialog).findByText('Save a card first; then you can pay with it here.')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pay $700.00' }));
    expect(await screen.findByRole('dialog', { name: 'Add credit card' })).toBeTruthy();
    expect(wishes).toEqual([]);
  });
});
