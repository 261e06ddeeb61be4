/** @jest-environment jsdom */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { MockedResponse } from '@apollo/client/testing';
import { answers, renata } from '../../lib/testing/console.tsx';
import type { CurrentUser } from '../../lib/session/index.ts';
import { showPage } from '../../lib/testing/page.tsx';
import {
  AttendanceAdminChoicesDocument,
  RegionChoicesDocument,
  SetRegionAttendanceAdminsDocument,
  SetRegionCardPaymentsDocument,
  UpdateRegionDocument,
} from '../../generated/regions/admin/region-acts.ts';
import { InResource } from '../../console/testing/InResource.tsx';
import { AttendanceAdmins } from './AttendanceAdmins.tsx';
import { RegionActs } from './RegionActs.tsx';
import { regionsResource } from './regions.resource.tsx';
import { RegionAdminDocument, type AdminRegionDetailFragment } from '../../generated/regions/admin/regions-admin.ts';
import type { Role } from '../../generated/schema.ts';

const region: AdminRegionDetailFragment = {
  id: '5eed0000000000000000000a',
  _revision: 4,
  name: 'US - Cedar Ridge',
  slug: 'US-CedarRidge',
  type: 'CHARIS_CAMPUS',
  zone: 'AMERICAS',
  currency: 'USD',
  timeZone: 'America/Denver',
  closed: false,
  userCount: 3,
  description: null,
  phone: null,
  address: [],
  addressLine1: '1 Ridge Road',
  addressLine2: null,
  addressCity: 'Woodland Park',
  addressState: 'CO',
  addressPostcode: '80863',
  addressCountry: null,
  cardPaymentsEnabled: true,
  attendanceAdmins: [],
  deans: [],
  createdAt: '',
  updatedAt: '',
};
const choices = answers(RegionChoicesDocument, () => ({
  data: {
    regionZones: ['AMERICAS', 'EUROPE'] as const,
    currencies: [
      { __typename: 'Currency', value: 'USD', label: 'US dollar' },
      { __typename: 'Currency', value: 'EUR', label: 'Euro' },
    ],
  },
}));
let stands = region;
const standing = answers(RegionAdminDocument, () => ({
  data: { RegionAdmin: { __typename: 'RegionAdmin', ...stands } },
}));
const saved = { __typename: 'RegionAdmin', id: region.id, _revision: 5 };
const show = (
  mocks: readonly MockedResponse[],
  roles: readonly Role[] = renata.roles,
  shown = region,
  rights: Partial<CurrentUser> = {},
) =>
  showPage(
    <InResource resource={regionsResource}>
      <RegionActs region={shown} />
    </InResource>,
    { mocks: [choices.mock, standing.mock, ...mocks], user: { ...renata, roles, ...rights } },
  );
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
afterEach(() => {
  cleanup();
  stands = region;
});

describe('what can be done with a region', () => {
  test('is drawn in red nowhere, for a region that is closed is opened again', () => {
    show([]);
    expect(screen.getByRole('button', { name: 'Close' }).className).not.toContain('colorError');
  });
  const superadmin: readonly Role[] = ['superadmin', 'admin', 'manager', 'user'];
  test.each([
    [renata.roles, region, ['Edit', 'Close']],
    [renata.roles, { ...region, closed: true }, ['Edit', 'Reopen']],
    [superadmin, region, ['Edit', 'Take no cards', 'Close']],
    [superadmin, { ...region, cardPaymentsEnabled: false }, ['Edit', 'Take cards', 'Close']],
    [superadmin, { ...region, zone: 'SYSTEM' as const }, ['Edit']],
  ])('by %j', (roles, shown, expected) => {
    show([], roles, shown);
    expect(buttons()).toEqual(expected);
  });
  test.each([
    ['of the own region', [region.id], ['Edit', 'Close']],
    ['of another', ['5eed0000000000000000000b'], []],
  ])('by a manager with the key, %s', (_, regionIds, expected) => {
    show([], ['manager', 'user'], region, { regionIds, permissions: ['regions:read', 'regions:write'] });
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(expected);
  });
  test('by an admin, of the platform’s own: nothing', () => {
    show([], renata.roles, { ...region, zone: 'SYSTEM' as const });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

test('the form sends all of it with the revision that was seen; a refused currency is said at its field, and nothing typed is lost', async () => {
  let isRefused = true;
  const update = answers(UpdateRegionDocument, () =>
    isRefused
      ? { refusal: { message: 'This region has invoices in another currency.', code: 'region.currencyInUse' } }
      : { data: { updateRegion: saved } },
  );
  show([update.mock]);
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  // It is found by its text: a search by role looks at each of the hundreds of time zones.
  await screen.findByText('Euro');
  const set = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  set(/^Phone/, '+1 719 555 0100');
  set(/^Currency/, 'EUR');
  fireEvent.click(screen.getByText('Save'));
  const problem = await screen.findByText('This region has invoices in another currency.');
  expect(problem.id).toContain('error');
  isRefused = false;
  set(/^Currency/, 'USD');
  fireEvent.click(screen.getByText('Save'));
  expect(await screen.findByText('US - Cedar Ridge is saved')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(update.seen.map(({ expectedRevision }) => expectedRevision)).toEqual([4, 4]);
  expect(update.seen.at(-1)?.input).toMatchObject({
    _id: region.id,
    name: 'US - Cedar Ridge',
    phone: '+1 719 555 0100',
    currency: 'USD',
    addressCity: 'Woodland Park',
  });
});

describe('somebody else was faster', () => {
  const overtaken = (theirs: Partial<AdminRegionDetailFragment>) => {
    const update = answers(UpdateRegionDocument, ({ expectedRevision }) =>
      expectedRevision === 4
        ? { refusal: { message: 'Somebody was faster.', code: 'conflict' } }
        : { data: { updateRegion: { ...saved, _revision: 6 } } },
    );
    show([update.mock]);
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    return { update, changed: () => void (stands = { ...region, ...theirs, _revision: 5 }) };
  };
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

  test.each([
    ['keeps the own', 'Keep yours: +1 719 555 0100', '+1 719 555 0100'],
    ['takes the other', 'Take theirs: +1 303 555 0199', '+1 303 555 0199'],
  ])('in the same field: both values are shown, and one %s', async (_, choice, phone) => {
    const { update, changed } = overtaken({ phone: '+1 303 555 0199', addressCity: 'Divide' });
    await screen.findByText('Euro');
    type(/^Phone/, '+1 719 555 0100');
    changed();
    fireEvent.click(screen.getByText('Save'));
    fireEvent.click(await screen.findByLabelText(choice));
    expect(screen.getByLabelText('Keep yours: +1 719 555 0100')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Town/).value).toBe('Divide');
    fireEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(update.seen.at(-1)).toMatchObject({ expectedRevision: 5, input: { phone, addressCity: 'Divide' } });
  });

  test('in another field: it merges, and saving again is enough', async () => {
    const { update, changed } = overtaken({ addressCity: 'Divide' });
    await screen.findByText('Euro');
    type(/^Phone/, '+1 719 555 0100');
    changed();
    fireEvent.click(screen.getByText('Save'));
    await screen.findByText(/^Somebody changed this while you were looking at it/);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    fireEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(update.seen.at(-1)).toMatchObject({
      expectedRevision: 5,
      input: { phone: '+1 719 555 0100', addressCity: 'Divide' },
    });
  });

  test('what the command would refuse is said at its field before it is sent', async () => {
    const { update } = overtaken({});
    await screen.findByText('Euro');
    type(/^Name/, '  ');
    type(/^Postcode/, 'x'.repeat(21));
    fireEvent.click(screen.getByText('Save'));
    expect(await screen.findByText('Please fill this in.')).toBeTruthy();
    expect(screen.getByText('At most 20 characters.')).toBeTruthy();
    expect(update.seen).toEqual([]);
  });
});

test('cards are taken only once a gateway is connected, which is said beforehand and after', async () => {
  const cards = answers(SetRegionCardPaymentsDocument, () => ({ data: { setRegionCardPayments: saved } }));
  show([cards.mock], ['superadmin', 'admin', 'manager', 'user'], { ...region, cardPaymentsEnabled: false });
  fireEvent.click(screen.getByRole('button', { name: 'Take cards' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('Until then they are told that card payments');
  fireEvent.click(screen.getAllByRole('button', { name: 'Take cards' }).at(-1)!);
  const done = 'Cards are accepted in US - Cedar Ridge once a payment gateway is connected';
  expect(await screen.findByText(done)).toBeTruthy();
});

test('cards are stopped after what it means was said', async () => {
  const cards = answers(SetRegionCardPaymentsDocument, () => ({ data: { setRegionCardPayments: saved } }));
  show([cards.mock], ['superadmin', 'admin', 'manager', 'user']);
  fireEvent.click(screen.getByRole('button', { name: 'Take no cards' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('What was paid stays paid.');
  expect(cards.seen).toEqual([]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Take no cards' }).at(-1)!);
  expect(await screen.findByText('Cards are not accepted in US - Cedar Ridge')).toBeTruthy();
  expect(cards.seen).toEqual([expect.objectContaining({ _id: region.id, enabled: false, expectedRevision: 4 })]);
});

describe('who decides about leave', () => {
  const people = ['Adele', 'Boris', 'Clara'].map((fullName, n) => ({ _id: String(n + 1).repeat(24), fullName }));
  const [adele, boris, clara] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  const open = async () => {
    stands = { ...region, attendanceAdmins: [adele] };
    const choosing = answers(AttendanceAdminChoicesDocument, () => ({
      data: { attendanceAdminChoices: [boris, clara].map((one) => ({ __typename: 'RegionPerson', ...one })) },
    }));
    const set = answers(SetRegionAttendanceAdminsDocument, ({ expectedRevision }) =>
      expectedRevision === stands._revision
        ? { data: { setRegionAttendanceAdmins: saved } }
        : { refusal: { message: 'Somebody was faster.', code: 'conflict' } },
    );
    showPage(
      <InResource resource={regionsResource}>
        <AttendanceAdmins region={stands} />
      </InResource>,
      { mocks: [standing.mock, choosing.mock, set.mock], user: renata },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Edit: Attendance admins' }));
    await screen.findByText('Boris');
    return set;
  };
  const add = ({ _id }: typeof adele) =>
    fireEvent.change(screen.getByLabelText(/^Add a person/), { target: { value: _id } });
  const send = () => fireEvent.click(screen.getByText('Save'));

  test('they are set as a whole, with the revision that was seen; who cannot be chosen any more stands by name', async () => {
    const set = await open();
    add(clara);
    send();
    expect(await screen.findByText('US - Cedar Ridge is saved')).toBeTruthy();
    expect(set.seen).toMatchObject([{ _id: region.id, userIds: [adele._id, clara._id], expectedRevision: 4 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  test.each([
    ['keeps the own', 'Keep yours: Adele and Clara', [adele, clara]],
    ['takes the other', 'Take theirs: Adele and Boris', [adele, boris]],
  ])('of two who set them, the second sees both lists, and %s', async (_, choice, ids) => {
    const set = await open();
    add(clara);
    stands = { ...stands, attendanceAdmins: [adele, boris], _revision: 5 };
    send();
    fireEvent.click(await screen.findByLabelText(choice));
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    send();
    expect(await screen.findByText('US - Cedar Ridge is saved')).toBeTruthy();
    expect(set.seen.at(-1)).toMatchObject({ userIds: ids.map(({ _id }) => _id), expectedRevision: 5 });
  });
});
