/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { OperationError } from '../lib/data/index.ts';
import { config, freya, showPage } from '../lib/testing/page.tsx';
import { StartContext } from '../lib/session/index.ts';
import { MicrosoftButton } from './public/MicrosoftButton.tsx';
import { MicrosoftCallbackPage } from './public/MicrosoftCallbackPage.tsx';
import { useWait } from './public/use-wait.ts';
import {
  CalendarConnectionDocument,
  DisconnectGoogleCalendarDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  MySessionsDocument,
} from '../generated/accounts/student/account-parts.ts';
import { CalendarConnection } from '../calendar-connections/student/CalendarConnection.tsx';
import { GoogleAuthPage } from '../calendar-connections/student/GoogleAuthPage.tsx';
import { Sessions } from './student/Sessions.tsx';

const was = globalThis.fetch;
const answers = (body: unknown) => {
  globalThis.fetch = jest
    .fn<typeof fetch>()
    .mockResolvedValue({ status: 200, ok: true, text: () => Promise.resolve(JSON.stringify(body)) } as Response);
};
const refusal = (message: string) => ({ errors: [{ message, extensions: { code: 'refused' } }] });
const sent = () =>
  jest
    .mocked(fetch)
    .mock.calls.map(([, init]) => JSON.parse(init?.body as string) as { operationName: string; variables: object });
const goTo = jest.fn<(path: string) => void>();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  goTo.mockClear();
  answers({});
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  history.replaceState(null, '', '/');
  globalThis.fetch = was;
});

describe('waiting under overload', () => {
  const busy = (code: string, seconds?: number) => new OperationError('x', code, 'x', seconds);
  const begin = (error: unknown) => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const retry = jest.fn();
    const { result } = renderHook(() => useWait());
    let isTaken = false;
    act(() => void (isTaken = result.current.startFor(error, retry)));
    return {
      result,
      retry,
      isTaken,
      pass: (seconds: number) => {
        for (let n = 0; n < seconds; n++) act(() => jest.advanceTimersByTime(1000));
      },
    };
  };
  test.each(['signIn.busy', 'unavailable'])('%s counts down and tries again by itself, once', (code) => {
    const { result, retry, isTaken, pass } = begin(busy(code, 3));
    expect([isTaken, result.current.text]).toEqual([true, expect.stringContaining('we try again in 3 s')]);
    pass(2);
    expect([retry.mock.calls.length, result.current.text]).toEqual([0, expect.stringContaining('in 1 s')]);
    pass(5);
    expect([retry.mock.calls.length, result.current.text]).toEqual([1, undefined]);
  });
  test.each(['signIn.tooMany', 'request.tooMany'])('%s only says when the person may', (code) => {
    const { result, retry, pass } = begin(busy(code, 2));
    expect(result.current.text).toContain('You can try again in 2 s');
    pass(4);
    expect([retry.mock.calls.length, result.current.text]).toEqual([0, undefined]);
  });
  test('minutes are said as minutes, and what is read out stays as it was said', () => {
    const { result, pass } = begin(busy('signIn.tooMany', 300));
    expect(result.current.text).toContain('You can try again in 5 minutes');
    pass(211);
    expect([result.current.text, result.current.atFirst]).toEqual([
      expect.stringContaining('in 89 s'),
      expect.stringContaining('in 5 minutes'),
    ]);
  });
  test.each([
    ['a pause is over', 'signIn.tooMany', undefined],
    ['under overload one goes on waiting', 'signIn.busy', expect.stringContaining('Many people')],
  ])('for another person %s', (_, code, text) => {
    const { result } = begin(busy(code, 300));
    act(() => result.current.another());
    expect(result.current.text).toEqual(text);
  });
  test.each([
    ['another error', busy('signIn.incorrect', 3)],
    ['no word of when', busy('signIn.busy')],
    ['no error of the server', new Error('x')],
  ])('%s is not about waiting', (_what, error) => {
    const { result, isTaken } = begin(error);
    expect([isTaken, result.current.text]).toEqual([false, undefined]);
  });
});

describe('Microsoft', () => {
  const button = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Sign in with Microsoft' });
  const within = (environment: string, children: ReactNode) =>
    showPage(
      <StartContext value={{ user: null, config: { ...config, environment }, app: 'public', found: true }}>
        {children}
      </StartContext>,
      { user: null },
    );
  test.each([
    ['development', true],
    ['admin-production', true],
    ['test', false],
    ['production', false],
  ])('in %s the button is there: %s', (environment, isThere) => {
    within(environment, <MicrosoftButton />);
    expect(button() !== null).toBe(isThere);
  });
  test('the button makes a state, keeps it and goes where the server says', async () => {
    answers({ data: { beginMSAuth: 'https://login.example/authorize' } });
    showPage(<MicrosoftButton goTo={goTo} />, { user: null });
    fireEvent.click(button()!);
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://login.example/authorize'));
    const state = localStorage.getItem('msState');
    expect(state).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(sent()).toEqual([expect.objectContaining({ operationName: 'beginMSAuth', variables: { state } })]);
  });
  test('and can be pressed again when the server refuses', async () => {
    answers(refusal('It is not set up on this server'));
    showPage(<MicrosoftButton goTo={goTo} />, { user: null });
    fireEvent.click(button()!);
    expect((await screen.findByRole('alert')).textContent).toContain('It is not set up');
    expect([button()!.disabled, goTo.mock.calls.length]).toEqual([false, 0]);
  });

  const back = (search: string) => showPage(<MicrosoftCallbackPage search={search} goTo={goTo} />, { user: null });
  test('back with its own state and a code somebody is signed in, remembered and led on; the state is used up', async () => {
    localStorage.setItem('msState', 'mine');
    answers({ data: { validateMSAuth: freya } });
    back('?state=mine&code=c');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/dashboard'));
    expect(sent()).toEqual([
      expect.objectContaining({ operationName: 'validateMSAuth', variables: { code: 'c', state: 'mine' } }),
    ]);
    expect([localStorage.getItem('msState'), JSON.parse(localStorage.getItem('user')!)]).toEqual([
      null,
      expect.objectContaining({ id: freya._id }),
    ]);
  });
  test('and to the page that asked for a sign-in', async () => {
    answers({ data: { beginMSAuth: 'https://login.example/authorize' } });
    history.replaceState(null, '', '/login?redirect=%2Fstudent%2Fgrades');
    showPage(<MicrosoftButton goTo={goTo} />, { user: null });
    fireEvent.click(button()!);
    await waitFor(() => expect(goTo).toHaveBeenCalledTimes(1));
    answers({ data: { validateMSAuth: freya } });
    back(`?state=${localStorage.getItem('msState')}&code=c`);
    await waitFor(() => expect(goTo).toHaveBeenLastCalledWith('/student/grades'));
  });
  test.each([
    ['a foreign state', 'mine', '?state=other&code=c', 'Error: Invalid state parameter'],
    ['no state', 'mine', '?code=c', 'Error: Invalid state parameter'],
    ['no journey', null, '?state=mine&code=c', 'Error: Invalid state parameter'],
    ['no code', 'mine', '?state=mine', 'Error: No authorization code received'],
  ])('%s is refused before anything is sent', async (_what, kept, search, text) => {
    if (kept) localStorage.setItem('msState', kept);
    back(search);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect([sent(), goTo.mock.calls.length]).toEqual([[], 0]);
    expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login');
  });
  test('what the server refuses is said', async () => {
    localStorage.setItem('msState', 'mine');
    answers(refusal('No account for this Microsoft user.'));
    back('?state=mine&code=c');
    expect((await screen.findByRole('alert')).textContent).toBe('No account for this Microsoft user.');
    expect(localStorage.getItem('user')).toBeNull();
  });
});

describe('the devices of a person', () => {
  const session = (_id: string, browser: string | null, isPresent = false) => ({
    _id,
    browser,
    isPresent,
    system: browser && 'Windows',
    channel: 'WEB',
    createdAt: '2026-11-20T09:00:00.000Z',
    lastSeenAt: '2026-11-20T10:00:00.000Z',
  });
  const listed = (...mySessions: object[]) => ({
    request: { query: MySessionsDocument, variables: {} },
    result: { data: { mySessions } },
  });
  const [here, there] = [session('a', 'Firefox', true), session('b', null)];
  test('this one is marked, another one can be ended and is gone then', async () => {
    const end = {
      request: { query: EndSessionDocument, variables: { _id: 'b' } },
      result: { data: { endSession: true } },
    };
    showPage(<Sessions />, { mocks: [listed(here, there), end, listed(here)] });
    expect(await screen.findByText('Firefox on Windows')).toBeTruthy();
    expect(screen.getAllByText('This device')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Sign out A browser on an unknown device' }));
    expect(await screen.findByText('Signed out there.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('A browser on an unknown device')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  });
  test('all others can be ended at once; a refusal is said and the list stays', async () => {
    const end = { request: { query: EndOtherSessionsDocument, variables: {} }, error: new Error('Not now') };
    showPage(<Sessions />, { mocks: [listed(here, there), end] });
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Not now');
    expect(screen.getByText('A browser on an unknown device')).toBeTruthy();
  });
});

describe('the Google calendar', () => {
  const state = (isOffered: boolean, isConnected: boolean) => ({
    request: { query: CalendarConnectionDocument, variables: {} },
    result: { data: { calendarConnection: { isOffered, isConnected } } },
  });
  test('is said not to be set up, without a button', async () => {
    showPage(<CalendarConnection />, { mocks: [state(false, false)] });
    expect(await screen.findByText('Your college has not set this up yet.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
  test('can be tried again when the way there is closed', async () => {
    answers(refusal('Google is not reached'));
    showPage(<CalendarConnection />, { mocks: [state(true, false)] });
    const connect = await screen.findByRole<HTMLButtonElement>('button', { name: 'Connect Google Calendar' });
    fireEvent.click(connect);
    expect((await screen.findByRole('alert')).textContent).toContain('Google is not reached');
    await waitFor(() => expect(connect.disabled).toBe(false));
    expect(sent()).toEqual([
      expect.objectContaining({
        operationName: 'beginGoogleCalendar',
        variables: { state: localStorage.getItem('googleState') },
      }),
    ]);
  });
  test('is disconnected by its button', async () => {
    const disconnect = {
      request: { query: DisconnectGoogleCalendarDocument },
      variableMatcher: () => true,
      result: { data: { disconnectGoogleCalendar: { isOffered: true, isConnected: false } } },
    };
    showPage(<CalendarConnection />, { mocks: [state(true, true), disconnect, state(true, false)] });
    fireEvent.click(await screen.findByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('Google Calendar is disconnected.')).toBeTruthy();
    expect(await screen.findByText('Not connected')).toBeTruthy();
  });

  const back = (search: string) => {
    history.replaceState(null, '', `/google-auth${search}`);
    showPage(
      <>
        <GoogleAuthPage />
        <Address />
      </>,
      { path: '/google-auth' },
    );
  };
  const Address = () => {
    const { pathname, search } = useLocation();
    return <output>{pathname + search}</output>;
  };
  test('back with a code it is connected, by the code alone, and shown where it is set', async () => {
    localStorage.setItem('googleState', 'mine');
    answers({ data: { getTokensFromAuthCode: { connected: true } } });
    back('?state=mine&code=c');
    expect(screen.getByRole('heading', { name: 'Connecting to Google Calendar...' })).toBeTruthy();
    await waitFor(() =>
      expect(sent()).toEqual([
        expect.objectContaining({ operationName: 'getTokensFromAuthCode', variables: { authCode: 'c' } }),
      ]),
    );
    expect(localStorage.getItem('googleState')).toBeNull();
    expect(await screen.findByText('/profile?tab=access')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
  test.each([
    ['refused there', '?state=mine&error=access_denied'],
    ['a foreign state', '?state=other&code=c'],
  ])('%s: nothing is sent, and it can be tried again', async (_what, search) => {
    localStorage.setItem('googleState', 'mine');
    back(search);
    expect((await screen.findByRole('alert')).textContent).toBe('Error Connecting / Please try again');
    expect(sent()).toEqual([]);
    answers(refusal('Google is not reached'));
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ operationName: 'beginGoogleCalendar' })]));
  });
  test('a code that is not taken says so', async () => {
    localStorage.setItem('googleState', 'mine');
    answers(refusal('x'));
    back('?state=mine&code=c');
    expect((await screen.findByRole('alert')).textContent).toBe('Error Connecting / Please try again');
  });
});
