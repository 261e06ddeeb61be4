/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { freya, showPage } from '../../lib/testing/page.tsx';
import ImpersonationBanner from '../../app/shell/ImpersonationBanner.tsx';
import { ImpersonateButton } from './ImpersonateButton.tsx';
import { ImpersonateDialog } from './ImpersonateDialog.tsx';
import type { Role } from '../../generated/schema.ts';

const was = globalThis.fetch;
const answers = (body: unknown) => {
  globalThis.fetch = jest
    .fn<typeof fetch>()
    .mockResolvedValue({ status: 200, ok: true, text: () => Promise.resolve(JSON.stringify(body)) } as Response);
};
const sent = () =>
  JSON.parse(jest.mocked(fetch).mock.calls.at(-1)![1]?.body as string) as {
    readonly operationName: string;
    readonly variables: object;
  };
const renata = {
  ...freya,
  _id: 'b'.repeat(24),
  fullName: 'Renata Okafor',
  roles: ['user', 'manager', 'admin'] as readonly Role[],
};
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  globalThis.fetch = was;
});

describe('the button', () => {
  const button = (roles: readonly string[], user = renata, status = 'active') => {
    showPage(<ImpersonateButton userId={freya._id} name="Freya Halloran" roles={roles} status={status} />, { user });
    return screen.queryByRole('button', { name: 'Act as this user' });
  };
  test('is there for an admin, of a user', () => expect(button(['user'])).not.toBeNull());
  test('not of an equal', () => expect(button(['user', 'admin'])).toBeNull());
  test('not of a deactivated user', () => expect(button(['user'], renata, 'deactivated')).toBeNull());
  test('not for a manager', () => expect(button(['user'], { ...renata, roles: ['user', 'manager'] })).toBeNull());
  test('not within another', () =>
    expect(button(['user'], { ...renata, impersonatingUser: 'a'.repeat(24) })).toBeNull());
});

describe('the dialog', () => {
  test('sends the reason, forgets the admin on this device and goes on', async () => {
    localStorage.setItem('user', JSON.stringify({ id: renata._id }));
    localStorage.setItem('draft:leave', '{}');
    localStorage.setItem('appState', JSON.stringify({ selectedGroup: 'x', publicLocale: 'de_DE' }));
    answers({ data: { impersonateUser: { _id: freya._id } } });
    const goTo = jest.fn<(path: string) => void>();
    showPage(<ImpersonateDialog userId={freya._id} name="Freya Halloran" onClose={() => undefined} goTo={goTo} />, {
      user: renata,
    });
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: ' Her invoices ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/dashboard'));
    expect(sent()).toMatchObject({
      operationName: 'impersonateUser',
      variables: { userId: freya._id, reason: 'Her invoices', commandId: expect.any(String) },
    });
    expect(Object.keys(localStorage)).toEqual(['appState']);
    expect(JSON.parse(localStorage.getItem('appState')!)).toEqual({ publicLocale: 'de_DE', version: 1 });
  });
  test('says why not, and keeps what was typed', async () => {
    answers({
      errors: [
        {
          message: 'You may only act as active users whose role is below yours.',
          extensions: { code: 'impersonation.rank' },
        },
      ],
    });
    showPage(<ImpersonateDialog userId={freya._id} name="Freya Halloran" onClose={() => undefined} />, {
      user: renata,
    });
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Her invoices' } });
    fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect((await screen.findByRole('alert')).textContent).toContain('below yours');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Her invoices');
  });
});

describe('the black bar', () => {
  const bar = (isWritable: boolean, minutes = 29.5) =>
    showPage(
      <ImpersonationBanner
        name="Freya Halloran"
        impersonation={{
          adminName: 'Renata',
          isWritable,
          endsAt: new Date(Date.now() + minutes * 60_000).toISOString(),
        }}
      />,
    );
  test('names the person, counts down and leads back', () => {
    bar(false);
    expect(screen.getByText('You see the site as Freya Halloran')).toBeTruthy();
    expect(screen.getByText('30 min left')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
  });
  test.each([
    ['a day ahead', -24 * 60],
    ['a day behind', 24 * 60],
  ])('counts from now on a device whose clock is %s', async (_, minutes) => {
    jest.useFakeTimers();
    answers({ data: { stopImpersonating: null } });
    bar(false, minutes);
    expect(screen.getByText('30 min left')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
    expect(screen.getByText('25 min left')).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
    jest.useRealTimers();
  });
  test('allows changes when the server does', async () => {
    bar(false);
    answers({ data: { setImpersonationWriting: true } });
    const allow = screen.getByRole<HTMLInputElement>('switch', { name: 'Allow changes' });
    expect(allow.checked).toBe(false);
    fireEvent.click(allow);
    await waitFor(() => expect(allow.checked).toBe(true));
    expect(sent()).toMatchObject({ operationName: 'setImpersonationWriting', variables: { isWritable: true } });
  });
  test('and stays as it was when the server refuses', async () => {
    bar(false);
    answers({ errors: [{ message: 'No Access', extensions: { code: 'noAccess' } }] });
    fireEvent.click(screen.getByRole('switch', { name: 'Allow changes' }));
    expect((await screen.findByRole('alert')).textContent).toContain('No Access');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Allow changes' }).checked).toBe(false);
  });
});
