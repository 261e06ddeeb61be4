/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answers } from '../lib/testing/console.tsx';
import { freya, showPage } from '../lib/testing/page.tsx';
import {
  AddressesDocument,
  CountriesDocument,
  RemoveAddressDocument,
  UpdateAddressDocument,
  type WholeAddressFragment,
} from '../generated/addresses/addresses.ts';
import { AddressList } from './AddressList.tsx';

afterEach(cleanup);

const typed = { __typename: 'Address' };
const home: WholeAddressFragment & typeof typed = {
  ...typed,
  _id: 'a'.repeat(24),
  _revision: 3,
  itemId: freya._id,
  name: 'Home',
  line1: '12 Hill Lane',
  line2: null,
  city: 'Wells',
  state: null,
  postcode: 'BA5 1AA',
  country: 'United Kingdom',
  stackedAddress: 'Home\n12 Hill Lane\nWells BA5 1AA\nUnited Kingdom',
  updatedAt: '2026-01-02T10:00:00.000Z',
  updatedByName: 'Freya Halloran',
};
const countries = answers(CountriesDocument, () => ({
  data: { countries: ['France', 'United Kingdom'].map((name) => ({ __typename: 'Country', name, label: name })) },
}));

function show(save: Parameters<typeof answers>[1]) {
  let list = [home];
  const update = answers(UpdateAddressDocument, save);
  const remove = answers(RemoveAddressDocument, () => {
    list = [];
    return { data: { removeAddress: true } };
  });
  const listed = answers(AddressesDocument, () => ({ data: { addresses: list } }));
  showPage(<AddressList itemId={freya._id} />, { mocks: [listed.mock, countries.mock, update.mock, remove.mock] });
  return { update, remove, becomes: (next: typeof list) => void (list = next) };
}
const street = () => screen.getByLabelText<HTMLInputElement>(/Address line 1/);
const edit = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Home' }));
  await screen.findByRole('option', { name: 'France' });
  fireEvent.change(street(), { target: { value: '14 Hill Lane' } });
};

test('a change goes with the revision that was seen', async () => {
  const { update } = show(() => ({ data: { updateAddress: { ...home, line1: '14 Hill Lane' } } }));
  await edit();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Success!')).toBeTruthy();
  expect(update.seen[0]).toMatchObject({
    expectedRevision: 3,
    addressInput: { _id: home._id, itemId: freya._id, updatedBy: freya._id, line1: '14 Hill Lane', city: 'Wells' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('somebody was faster: what is there is shown, what was typed stays, and the next try knows it', async () => {
  let isFirst = true;
  const { update, becomes } = show(() => {
    if (!isFirst) return { data: { updateAddress: home } };
    isFirst = false;
    becomes([{ ...home, _revision: 4, stackedAddress: 'Home\n99 Mill Road' }]);
    return { refusal: { message: 'Changed meanwhile', code: 'conflict' } };
  });
  await edit();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('It now reads: Home, 99 Mill Road')).toBeTruthy();
  expect(street().value).toBe('14 Hill Lane');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Success!');
  expect(update.seen.map(({ expectedRevision }) => expectedRevision)).toEqual([3, 4]);
});

test('a new one is made with an id of the form’s; without a country nothing is sent', async () => {
  const { update } = show(() => ({ data: { updateAddress: home } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
  await screen.findByRole('option', { name: 'France' });
  const country = screen.getByLabelText<HTMLSelectElement>('Country');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect([screen.getByText('Please choose.').id, document.activeElement]).toEqual([
    country.getAttribute('aria-describedby'),
    country,
  ]);
  fireEvent.change(country, { target: { value: 'France' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(update.seen).toHaveLength(1));
  expect(update.seen[0]).toMatchObject({
    addressInput: { _id: expect.stringMatching(/^[0-9a-f]{24}$/), country: 'France' },
  });
  expect(update.seen[0]).not.toHaveProperty('expectedRevision');
});

test('what the server refuses is said in the dialog and in a toast, and what was typed stays', async () => {
  show(() => ({ refusal: { message: 'This country is unknown.', code: 'address.countryUnknown' } }));
  await edit();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByText('This country is unknown.')).toHaveLength(2));
  expect(street().value).toBe('14 Hill Lane');
});

test('to remove asks first', async () => {
  const { remove } = show(() => ({ data: {} }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Home' }));
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure? This is permanent!' });
  expect(remove.seen).toEqual([]);
  fireEvent.click([...question.querySelectorAll('button')].find(({ textContent }) => textContent === 'Remove')!);
  expect(await screen.findByText('No address has been given yet.')).toBeTruthy();
  expect(remove.seen).toMatchObject([{ _id: home._id, expectedRevision: 3 }]);
});
