/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers } from '../lib/testing/console.tsx';
import { freya, showPage } from '../lib/testing/page.tsx';
import { regions } from '../regions/regions.screens.ts';
import { ForexRatesDocument, RecordForexRateDocument } from '../generated/forex-rates/admin/forex-rates.ts';
import { ForexTab } from './admin/ForexTab.tsx';
import type { Role } from '../generated/schema.ts';

afterEach(cleanup);

const recorded = { _id: 'EUR_2026-11', currency: 'EUR', combinedDate: '2026-11', year: 2026, month: 11, rate: 0.9125 };
function show(roles: readonly Role[]) {
  const rates = answers(ForexRatesDocument, ({ currency }) => ({
    data: { forexRates: currency === recorded.currency ? [recorded] : [] },
  }));
  const record = answers(RecordForexRateDocument, ({ input }) => ({
    data: { recordForexRate: { ...recorded, ...input } },
  }));
  const user = { ...freya, roles };
  showPage(<ForexTab screen={regions} tabs={null} />, { mocks: [rates.mock, record.mock], user });
  return record;
}

test('rates are shown by currency, and corrected where the form says what is wrong in plain words', async () => {
  const record = show(['user', 'admin']);
  fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'GBP' } });
  expect(await screen.findByText('No rate of this currency is recorded yet.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'EUR' } });
  expect((await screen.findByRole('cell', { name: '0.9125' })).closest('tr')?.textContent).toContain('November 2026');

  fireEvent.click(screen.getByRole('button', { name: 'Edit: EUR November 2026' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText<HTMLInputElement>('EUR for 1 USD');
  const save = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(field.value).toBe('0.9125');
  fireEvent.change(field, { target: { value: '0' } });
  save();
  expect(await within(dialog).findByText('More than 0.')).toBeTruthy();
  expect(record.seen).toEqual([]);
  fireEvent.change(field, { target: { value: '0.925' } });
  save();
  await waitFor(() =>
    expect(record.seen).toMatchObject([{ input: { currency: 'EUR', year: 2026, month: 11, rate: 0.925 } }]),
  );
});

test('who may not record them sees them alone', async () => {
  show(['user', 'reportsAdmin']);
  fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'EUR' } });
  expect(await screen.findByRole('cell', { name: '0.9125' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Record|Correct)/ })).toBeNull();
});

test('rates that cannot be fetched are said to be missing, in the words that are fixed, and asked for again', async () => {
  let fails = true;
  const rates = answers(ForexRatesDocument, () =>
    fails ? { refusal: { message: 'Lost', code: 'internal' } } : { data: { forexRates: [recorded] } },
  );
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  showPage(<ForexTab screen={regions} tabs={null} />, { mocks: [rates.mock], user: freya });
  expect(await screen.findByText('Failed to fetch currency, check internet connection')).toBeTruthy();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('cell', { name: '0.9125' })).toBeTruthy();
  expect(screen.queryByText('Failed to fetch currency, check internet connection')).toBeNull();
});

test('the rates of one currency never stand under another one, also while those are on their way', async () => {
  show(['user', 'admin']);
  fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'EUR' } });
  expect(await screen.findByRole('cell', { name: '0.9125' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'GBP' } });
  expect(screen.queryByRole('cell', { name: '0.9125' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  expect(await screen.findByText('No rate of this currency is recorded yet.')).toBeTruthy();
});

test('a rate that a month has already is named before it is replaced', async () => {
  show(['user', 'admin']);
  fireEvent.click(screen.getByRole('button', { name: 'Record a rate' }));
  const dialog = within(await screen.findByRole('dialog'));
  const set = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  set('Currency', 'EUR');
  set('Month', '11');
  set('Year', '2026');
  const told = 'The rate of EUR for November 2026 is recorded already: 0.9125. It will be replaced.';
  expect(await dialog.findByText(told)).toBeTruthy();
  set('Year', '2027');
  expect(dialog.queryByText(told)).toBeNull();
  set('Year', '2026');
  set('Currency', 'GBP');
  expect(dialog.queryByText(told)).toBeNull();
});
