/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { OperationError } from '../../lib/data/index.ts';
import { answers } from '../../lib/testing/console.tsx';
import { config, freya, showPage } from '../../lib/testing/page.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFound } from './NotFound.tsx';
import { Footer } from './Footer.tsx';
import { MoreSheet } from './MoreSheet.tsx';
import { isNewAlumnus } from './AlumniGate.tsx';
import { EntryGates } from './EntryGates.tsx';
import { AcceptTermsDocument, DismissAlumniWelcomeDocument } from '../../generated/app/shell/gates.ts';
import { TermsGate } from './TermsGate.tsx';
import { TopMenu } from './TopMenu.tsx';
import { Unreachable } from './Unreachable.tsx';
import { UserMenu } from './UserMenu.tsx';
import type { Role } from '../../generated/schema.ts';

const was = globalThis.fetch;
beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue({
    status: 200,
    ok: true,
    text: () => Promise.resolve('{"data":{"insertLogit":"x"}}'),
  } as Response);
});
afterEach(() => {
  cleanup();
  globalThis.fetch = was;
  jest.restoreAllMocks();
});

describe('the menus show what is built and what the roles allow', () => {
  test.each<[readonly Role[], string[], boolean]>([
    [['user'], [], false],
    [['manager', 'user'], ['Attendance'], true],
    [
      ['admin', 'manager', 'user'],
      ['Attendance', 'Region Manager', 'Preview Courses', 'Noticeboard Manager', 'Translations'],
      true,
    ],
    [
      ['superadmin', 'admin', 'manager', 'user'],
      [
        ...['Attendance', 'Region Manager', 'Preview Courses', 'Noticeboard Manager', 'Translations'],
        ...['Course Manager', 'Teacher Manager', 'Documentation Manager', 'Attendance Schemas'],
        ...['System Log', 'Site Settings'],
      ],
      true,
    ],
  ])('%j', async (roles, entries, hasConsole) => {
    showPage(
      <>
        <TopMenu />
        <UserMenu />
      </>,
      { user: { ...freya, roles } },
    );
    expect(screen.queryByRole('link', { name: 'Staff console' }) !== null).toBe(hasConsole);
    const button = screen.getByRole('button', { name: 'Freya Halloran: account and settings' });
    // Its name begins with what is seen on it.
    expect(button.textContent).toBe('Freya Halloran');
    fireEvent.click(button);
    const menu = await screen.findByRole('menu', { name: /: account and settings$/ });
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...['My groups', 'Transcript', 'Time logs', 'Billing', 'Profile and settings', 'App settings', ...entries],
      ...(roles.includes('admin') ? ['Translate on the page'] : []),
      'Sign out',
    ]);
  });
});

test('without accepted terms there is only the panel, until they are accepted', async () => {
  const accepted = {
    request: { query: AcceptTermsDocument },
    variableMatcher: () => true,
    result: { data: { acceptTerms: { _id: freya._id, termsAccepted: true } } },
  };
  showPage(<TermsGate>inside</TermsGate>, { user: { ...freya, termsAccepted: false }, mocks: [accepted] });
  expect(await screen.findByText('Acceptance is required to enter the site')).toBeTruthy();
  expect(screen.queryByText('inside')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'I accept the terms' }));
  expect(await screen.findByText('inside')).toBeTruthy();
});

test('the terms that are accepted are those that were shown; where they have changed meanwhile, the new ones are to be read first', async () => {
  const changed = { data: { publicConfig: { ...config, termsVersion: '2' } } };
  globalThis.fetch = jest
    .fn<typeof fetch>()
    .mockResolvedValue({ status: 200, ok: true, text: () => Promise.resolve(JSON.stringify(changed)) } as Response);
  const { mock, seen } = answers(AcceptTermsDocument, ({ termsVersion }) =>
    termsVersion === '2'
      ? { data: { acceptTerms: { _id: freya._id, termsAccepted: true } } }
      : { refusal: { message: 'The terms have changed.', code: 'profile.termsOutdated' } },
  );
  showPage(<TermsGate>inside</TermsGate>, { user: { ...freya, termsAccepted: false }, mocks: [mock] });
  fireEvent.click(await screen.findByRole('button', { name: 'I accept the terms' }));
  expect(await screen.findByText(/^The terms have changed meanwhile/)).toBeTruthy();
  expect(screen.queryByText('inside')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'I accept the terms' }));
  expect(await screen.findByText('inside')).toBeTruthy();
  expect(seen.map(({ termsVersion }) => termsVersion)).toEqual(['1', '2']);
});
test('terms that were accepted before and are no more the present ones let nobody in', async () => {
  const changed = { data: { publicConfig: { ...config, termsVersion: '2' } } };
  globalThis.fetch = jest
    .fn<typeof fetch>()
    .mockResolvedValue({ status: 200, ok: true, text: () => Promise.resolve(JSON.stringify(changed)) } as Response);
  const { mock } = answers(AcceptTermsDocument, () => ({
    data: { acceptTerms: { _id: freya._id, termsAccepted: false } },
  }));
  showPage(<TermsGate>inside</TermsGate>, { user: { ...freya, termsAccepted: false }, mocks: [mock] });
  fireEvent.click(await screen.findByRole('button', { name: 'I accept the terms' }));
  expect(await screen.findByText(/^The terms have changed meanwhile/)).toBeTruthy();
  expect(screen.queryByText('inside')).toBeNull();
});

const dismissed = {
  request: { query: DismissAlumniWelcomeDocument },
  variableMatcher: () => true,
  result: { data: { dismissAlumniWelcome: { _id: freya._id, showAlumniWelcome: false } } },
};
const graduate = { ...freya, isAlumni: true, regionIds: ['5eed0000000000000000000a', '5eed0000000000000000000c'] };
test('a new alumnus is greeted, once, after the terms', async () => {
  showPage(<EntryGates>inside</EntryGates>, { user: graduate, mocks: [dismissed] });
  expect(await screen.findByRole('heading', { name: 'Welcome to the alumni, Freya' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Enter the site' }));
  expect(await screen.findByText('inside')).toBeTruthy();
  cleanup();
  showPage(<EntryGates>inside</EntryGates>, { user: { ...graduate, termsAccepted: false } });
  expect(await screen.findByText('Acceptance is required to enter the site')).toBeTruthy();
});
test.each([
  ['is no alumnus', { isAlumni: false }],
  ['has another number of regions', { regionIds: ['5eed0000000000000000000a'] }],
  ['closed it before', { showAlumniWelcome: false }],
])('nobody is greeted who %s', (_, other) => {
  expect(isNewAlumnus(graduate)).toBe(true);
  expect(isNewAlumnus({ ...graduate, ...other })).toBe(false);
});

test('an unknown address says so and leads home', () => {
  showPage(<NotFound />);
  expect(screen.getByRole('heading', { name: 'Oops! 404 - PAGE NOT FOUND' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/dashboard');
});
test.each([
  ['a visitor', null, []],
  ['a student', freya, ['/student/courses', '/student/assessments', '/student/attendance', '/student/links']],
  ['somebody of the staff', { ...freya, groups: [], roles: ['manager', 'user'] as const }, ['/attendances']],
])('there it shows %s the other ways on', (_, user, ways) => {
  showPage(<NotFound />, { user });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/dashboard', ...ways]);
});

test('without an answer it is said once that there is none; what a server said is shown', () => {
  showPage(<Unreachable error={new OperationError('Failed to fetch', 'unanswered')} />);
  expect([screen.getByRole('heading').textContent, screen.queryByRole('alert')]).toEqual([
    'We cannot reach the server',
    null,
  ]);
  cleanup();
  showPage(<Unreachable error={new OperationError('Response not successful: Received status code 502', 'http')} />);
  expect(screen.getByRole('alert').textContent).toBe('Response not successful: Received status code 502');
});

test('a screen that breaks says so, offers ways on and tells the server', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const Broken = () => {
    throw new Error('the cause');
  };
  showPage(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Oops, something went wrong' })).toBeTruthy();
  expect(['Refresh', 'Logout'].map((name) => screen.getByRole('button', { name }).textContent)).toEqual([
    'Refresh',
    'Logout',
  ]);
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/dashboard');
  expect(screen.getByText('the cause')).toBeTruthy();
  const { variables } = JSON.parse(jest.mocked(fetch).mock.calls[0]![1]?.body as string) as {
    variables: { logitInput: Record<string, unknown> };
  };
  expect(variables.logitInput).toMatchObject({ action: 'reportFrontEndError', type: 'ERROR', payload: { url: '/' } });
});

test.each([
  ['the footer', () => <Footer />],
  ['what a phone has under More', () => <MoreSheet open onClose={() => undefined} />],
])('%s says whose the site is, with the year', async (_, part) => {
  showPage(part());
  expect(await screen.findByText(new RegExp(`^© ${new Date().getFullYear()} `))).toBeTruthy();
});
