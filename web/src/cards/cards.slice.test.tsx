/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { MockedResponse } from '@apollo/client/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  AddCardDocument,
  CardsDocument,
  CreateCardSetupDocument,
  RemoveCardDocument,
  type AddCardMutation,
  type CardsQuery,
  type CreateCardSetupMutation,
  type OwnCardFragment,
  type RemoveCardMutation,
} from '../generated/cards/cards.ts';
import { MyCardConfigsDocument, type MyCardConfigsQuery } from '../generated/invoices/card-config.ts';
import { freya, showPage } from '../lib/testing/page.tsx';
import { CardsPage } from './student/CardsPage.tsx';

const visa: OwnCardFragment = { _id: 'k1', brand: 'visa', endingDigits: '4242', expiry: '12/30', isExpired: false };
const old: OwnCardFragment = { _id: 'k2', brand: 'other', endingDigits: '1881', expiry: '01/20', isExpired: true };
const list = (...cards: readonly OwnCardFragment[]): MockedResponse<CardsQuery> => ({
  request: { query: CardsDocument, variables: {} },
  result: { data: { cards } },
});
const regions = (available: boolean): MockedResponse<MyCardConfigsQuery> => ({
  request: { query: MyCardConfigsDocument, variables: {} },
  result: { data: { myCardConfigs: [{ regionId: 'r1', regionName: 'Cedar Ridge', available }] } },
});
const setup: MockedResponse<CreateCardSetupMutation> = {
  request: { query: CreateCardSetupDocument, variables: {} },
  result: {
    data: { createCardSetup: { gateway: 'trial', reference: 'trial_setup_1', clientSecret: null, publicKey: null } },
  },
};
/** The blobs of jsdom do not tell their text themselves. */
const textIn = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(blob);
  });
const was = globalThis.fetch;
const sent: { readonly address: string; readonly body: string }[] = [];
let answers: object[];
beforeEach(() => {
  sent.length = 0;
  answers = [];
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation(async (address, init) => {
    const body = init?.body instanceof Blob ? await textIn(init.body) : '';
    sent.push({ address: address as string, body }); // Ours are texts.
    return {
      ok: true,
      status: 200,
      headers: new Headers(),
      text: async () => JSON.stringify(answers.shift()),
    } as Response;
  });
});
afterEach(() => {
  cleanup();
  globalThis.fetch = was;
});

describe('the saved cards', () => {
  test('are listed as people know them, with those that have expired', async () => {
    showPage(<CardsPage />, { mocks: [list(visa, old), regions(true)] });
    const first = (await screen.findByText('Visa ending in 4242')).closest('li');
    const second = screen.getByText('Card ending in 1881').closest('li');
    expect(first?.textContent).toContain('Visa ending in 4242Valid through 12/30');
    expect(first?.textContent).not.toContain('Expired');
    expect(second?.textContent).toContain('Card ending in 1881');
    expect(second?.textContent).toContain('Expired');
  });
  test('are none at first, and none can be added where no region takes cards', async () => {
    showPage(<CardsPage />, { mocks: [list(), regions(false)] });
    expect(await screen.findByText('You have not saved a card yet.')).toBeTruthy();
    expect((await screen.findByText('Coming Soon')).parentElement?.textContent).toBe(
      'Coming SoonCredit card processing not available in your region yet',
    );
    expect(screen.queryByRole('button', { name: 'Add credit card' })).toBeNull();
  });
  test('say it when they do not come, and are asked for again', async () => {
    const failed = { ...list(), result: { errors: [{ message: 'The service is busy.' } as never] } };
    showPage(<CardsPage />, { mocks: [failed, list(visa), regions(true)] });
    await screen.findByText('The service is busy.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Visa ending in 4242')).toBeTruthy();
  });
  test('are removed after a question', async () => {
    const removed: MockedResponse<RemoveCardMutation> = {
      request: { query: RemoveCardDocument },
      variableMatcher: ({ cardId }) => cardId === 'k1',
      result: { data: { removeCard: [] } },
    };
    showPage(<CardsPage />, { mocks: [list(visa), regions(true), removed, list()] });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4242' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove Visa ending in 4242?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('You have not saved a card yet.')).toBeTruthy();
  });
  test('are changed by nobody who acts in the student’s name', async () => {
    const impersonation = { isWritable: true } as never;
    showPage(<CardsPage />, { mocks: [list(visa), regions(true)], user: { ...freya, impersonation } });
    await screen.findByText('Visa ending in 4242');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('a card is added by the form of the trial gateway, which alone is told the number', async () => {
  const added: MockedResponse<AddCardMutation> = {
    request: { query: AddCardDocument },
    variableMatcher: ({ setupReference }) => setupReference === 'trial_setup_1',
    result: { data: { addCard: visa } },
  };
  showPage(<CardsPage />, { mocks: [list(), regions(true), setup, added, list(visa)] });
  fireEvent.click(await screen.findByRole('button', { name: 'Add credit card' }));
  expect(await screen.findByText('Trial gateway: no money moves')).toBeTruthy();
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  type('Card number', '4539 1488 0343 6467');
  type('Valid through (MM/YY)', '12/30');
  type('Security code', '123');
  answers = [
    { ok: false, notTaken: 'number' },
    { ok: true, notTaken: null },
  ];
  fireEvent.click(screen.getByRole('button', { name: 'Save card' }));
  expect(await screen.findByText('This is none of the test numbers.')).toBeTruthy();
  type('Card number', '4242 4242 4242 4242');
  fireEvent.click(screen.getByRole('button', { name: 'Save card' }));
  expect(await screen.findByText('Visa ending in 4242')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ address }) => address)).toEqual(['/trial-gateway/cards', '/trial-gateway/cards']);
  expect(JSON.parse(sent[1]!.body)).toEqual({
    reference: 'trial_setup_1',
    number: '4242 4242 4242 4242',
    expiry: '12/30',
    securityCode: '123',
  });
});
