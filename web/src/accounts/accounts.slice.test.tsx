/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freya, showPage } from '../lib/testing/page.tsx';
import { SignInForm } from './public/SignInForm.tsx';
import { SignInPage } from './public/SignInPage.tsx';

const was = globalThis.fetch;
const answers = (body: unknown) => {
  globalThis.fetch = jest
    .fn<typeof fetch>()
    .mockResolvedValue({ status: 200, ok: true, text: () => Promise.resolve(JSON.stringify(body)) } as Response);
};
const digest = (password: string) => Promise.resolve(`digest of ${password}`);
const fill = (email: string, password: string) => {
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
};
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  globalThis.fetch = was;
});

describe('signing in', () => {
  test('sends the digest, never the password, remembers the person and goes on', async () => {
    answers({ data: { loginWithPassword: freya } });
    const goTo = jest.fn<(path: string) => void>();
    showPage(<SignInForm digest={digest} goTo={goTo} />, { user: null });
    fill(' freya.halloran@example.org ', 'cedar-ridge-1');
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/dashboard'));
    const body = jest.mocked(fetch).mock.calls[0]![1]?.body as string;
    expect(JSON.parse(body)).toMatchObject({
      operationName: 'loginWithPassword',
      variables: { email: 'freya.halloran@example.org', password: 'digest of cedar-ridge-1' },
    });
    expect(JSON.parse(localStorage.getItem('user')!)).toEqual({
      id: freya._id,
      name: 'Freya Halloran',
      locale: 'en',
      roles: ['user'],
    });
  });

  test('what the server refuses is said in a toast and until the next try at the form, in the person’s words, and the form stays', async () => {
    answers({
      errors: [
        {
          message: 'Incorrect e-mail or password.',
          extensions: { code: 'signIn.incorrect', text: 'Nieprawidłowy e-mail lub hasło.' },
        },
      ],
    });
    showPage(<SignInForm digest={digest} />, { user: null });
    fill('freya.halloran@example.org', 'wrong-one');
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    const words = 'Nieprawidłowy e-mail lub hasło.';
    const toast = await screen.findByRole('alert');
    expect(toast.textContent).toContain(words);
    const form = within(document.querySelector('form')!);
    expect(form.getByText(words).closest('[role=alert]')).toBeNull();
    fireEvent.click(toast);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(form.getByText(words)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' }).disabled).toBe(false);
    expect(localStorage.getItem('user')).toBeNull();
    globalThis.fetch = () => new Promise(() => undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(form.queryByText(words)).toBeNull();
  });

  test('where the browser blocks cookies nothing is sent, and it says what to do', async () => {
    answers({});
    const blocks = jest.spyOn(Navigator.prototype, 'cookieEnabled', 'get').mockReturnValue(false);
    const goTo = jest.fn<(path: string) => void>();
    showPage(<SignInForm digest={digest} goTo={goTo} />, { user: null });
    fill('freya.halloran@example.org', 'cedar-ridge-1');
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your browser blocks cookies for this site');
    blocks.mockRestore();
    expect([jest.mocked(fetch).mock.calls.length, goTo.mock.calls.length]).toEqual([0, 0]);
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('freya.halloran@example.org');
  });

  describe('when the server has no time', () => {
    const sent = () =>
      jest
        .mocked(fetch)
        .mock.calls.map(([, init]) => (JSON.parse(init!.body as string) as { variables: { email: string } }).variables);
    const wait = (seconds: number) =>
      act(async () => {
        for (let n = 0; n < seconds; n++) await jest.advanceTimersByTimeAsync(1000);
      });
    beforeEach(async () => {
      jest.useFakeTimers();
      const busy = { errors: [{ message: 'busy', extensions: { code: 'signIn.busy' } }] };
      globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue({
        status: 200,
        ok: true,
        headers: { get: () => '1' } as unknown as Headers,
        text: () => Promise.resolve(JSON.stringify(busy)),
      } as Response);
      showPage(<SignInForm digest={digest} />, { user: null });
      fill('freya.hallran@example.org', 'cedar-ridge-1');
      fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
      await wait(0);
      await act(async () => undefined);
      expect(sent()).toHaveLength(1);
    });
    afterEach(() => void jest.useRealTimers());

    test('the form is sent by itself as it stands by then', async () => {
      fill('freya.halloran@example.org', 'cedar-ridge-2');
      await wait(4);
      expect(sent()[1]).toEqual({ email: 'freya.halloran@example.org', password: 'digest of cedar-ridge-2' });
    });
    test('nothing is sent of a form that is not in order by then, and it says why', async () => {
      fill('freya', 'cedar-ridge-1');
      await wait(4);
      expect(sent()).toHaveLength(1);
      expect(screen.getByText(/^This is not an e-mail address/)).toBeTruthy();
    });
  });

  test('the browser checks the fields: both required, an e-mail address, six characters; the focus is in E-mail', () => {
    showPage(<SignInPage />, { user: null });
    const email = screen.getByLabelText<HTMLInputElement>('E-mail');
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect([email.required, email.type, password.required, password.minLength]).toEqual([true, 'email', true, 6]);
    expect(document.activeElement).toBe(email);
    expect(screen.getByText(/within your household/).id).toBe(password.getAttribute('aria-describedby'));
  });

  test('what is missing or no address is said at its field, and nothing is sent', () => {
    answers({});
    showPage(<SignInPage />, { user: null });
    fill('freya', '');
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText(/^This is not an e-mail address/).id).toBe(
      screen.getByLabelText('E-mail').getAttribute('aria-describedby'),
    );
    expect(screen.getByText('Please fill this in.')).toBeTruthy();
    expect([document.activeElement, jest.mocked(fetch).mock.calls]).toEqual([screen.getByLabelText('E-mail'), []]);
  });

  test('the eye shows and hides the password', () => {
    showPage(<SignInPage />, { user: null });
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
  });
});
