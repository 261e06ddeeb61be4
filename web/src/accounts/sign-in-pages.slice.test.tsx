/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { showPage } from '../lib/testing/page.tsx';
import PublicApp from '../app/public/PublicApp.tsx';

// jsdom has none.
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
const was = globalThis.fetch;
const responseOf = (body: object) =>
  ({ status: 200, ok: true, text: () => Promise.resolve(JSON.stringify(body)) }) as Response;
const answers = (...bodies: readonly object[]) => {
  const mock = jest.fn<typeof fetch>();
  for (const body of bodies) mock.mockResolvedValueOnce(responseOf(body));
  globalThis.fetch = mock;
};
const sent = (n: number) =>
  JSON.parse(jest.mocked(fetch).mock.calls[n]![1]?.body as string) as {
    operationName: string;
    variables: Record<string, unknown>;
  };
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const at = (path: string) => {
  history.replaceState(null, '', path);
  return showPage(<PublicApp />, { user: null });
};
beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.fetch = was;
});

describe('sign-up', () => {
  const place = {
    data: { signUpGroup: { name: 'Discover', regionName: null }, countries: [{ name: 'Poland', label: 'Poland' }] },
  };
  const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  test('says at each field what is missing and in a toast that something is; nothing is sent', async () => {
    answers(place);
    at('/create-account/1');
    await screen.findByLabelText('First name');
    type('First name', '   ');
    create();
    expect((await screen.findByRole('alert')).textContent).toBe('Required field missing');
    for (const label of ['First name', 'Last name', 'E-mail', 'Country']) {
      const control = screen.getByLabelText(label);
      expect([
        control.getAttribute('aria-invalid'),
        document.getElementById(control.getAttribute('aria-describedby')!)?.textContent,
      ]).toEqual(['true', 'Required field missing']);
    }
    expect([document.activeElement, jest.mocked(fetch).mock.calls.length]).toEqual([
      screen.getByLabelText('First name'),
      1,
    ]);
  });
  test('an address that is none is told at its field', async () => {
    answers(place);
    at('/create-account/1');
    await screen.findByLabelText('First name');
    type('First name', 'Petra');
    type('Last name', 'Nowak');
    type('E-mail', 'petra');
    type('Country', 'Poland');
    create();
    expect(screen.getByText(/^This is not an e-mail address/).id).toBe(
      screen.getByLabelText('E-mail').getAttribute('aria-describedby'),
    );
    expect(jest.mocked(fetch)).toHaveBeenCalledTimes(1);
  });
  test('what the server finds wrong with a field is said there too, until it is changed', async () => {
    const issues = [{ path: 'account.lastName', code: 'too_big', text: 'This is too long or too much.' }];
    answers(place, {
      errors: [{ message: 'Please check what you entered.', extensions: { code: 'invalid', issues } }],
    });
    at('/create-account/1');
    await screen.findByLabelText('First name');
    for (const [label, value] of [
      ['First name', 'Petra'],
      ['Last name', 'Nowak'],
      ['E-mail', 'petra@example.org'],
      ['Country', 'Poland'],
    ] as const)
      type(label, value);
    create();
    const lastName = screen.getByLabelText('Last name');
    const said = await screen.findByText('This is too long or too much.');
    expect([said.id, document.activeElement]).toEqual([lastName.getAttribute('aria-describedby'), lastName]);
    type('Last name', 'N.');
    expect(screen.queryByText('This is too long or too much.')).toBeNull();
  });
  test('a group that is not open says so', async () => {
    answers({ data: { signUpGroup: null, countries: [] } });
    at('/create-account/1');
    expect(await screen.findByText('This group is not open for sign-up.')).toBeTruthy();
  });
  test('without an answer nothing is said of the group, and it can be asked again', async () => {
    globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    at('/create-account/1');
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot reach the server.');
    expect(screen.queryByText('This group is not open for sign-up.')).toBeNull();
    answers(place);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('First name')).toBeTruthy();
  });
});

describe('a new password', () => {
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  test.each(['/reset-password/t', '/enroll-account/t'])('of %s is not sent while it is empty', async (path) => {
    answers();
    at(path);
    await screen.findByLabelText('New password');
    save();
    expect([screen.getByText('Please fill this in.').id.endsWith('-error'), jest.mocked(fetch).mock.calls]).toEqual([
      true,
      [],
    ]);
  });
  test.each([
    ['too short', 'ab1', 'At least 6 characters.'],
    [
      'one that everybody tries',
      'P@ssw0rd1',
      'This password is on every list that is used to break in. Please choose another one.',
    ],
    [
      'the name of the college',
      'Cedar-Ridge-Learning1',
      'This password is too close to a name or an address that others know. Please choose another one.',
    ],
  ])('that is %s is said at the field, and nothing is sent', async (_, password, words) => {
    answers();
    at('/enroll-account/t');
    await screen.findByLabelText('New password');
    type('New password', password);
    save();
    expect([screen.getByText(words).id.endsWith('-error'), jest.mocked(fetch).mock.calls]).toEqual([true, []]);
  });
  test('behind a link that is mistyped beyond reading is refused like behind any other', async () => {
    answers({ errors: [{ message: 'This link is no longer valid.', extensions: { code: 'signIn.linkInvalid' } }] });
    at('/reset-password/%zz');
    await screen.findByLabelText('New password');
    type('New password', 'seven green kites');
    save();
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password');
    expect(sent(0)).toMatchObject({ operationName: 'recoverPassword', variables: { token: '%zz' } });
  });
});
