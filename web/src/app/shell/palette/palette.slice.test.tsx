/** @jest-environment jsdom */
import type { MockedResponse } from '@apollo/client/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { resources } from '../../admin/resources.ts';
import { screens } from '../../screens.ts';
import { freya, showPage } from '../../../lib/testing/page.tsx';
import { decideRoute, pathIn, type Screen, screenAt } from '../../../lib/screens/index.ts';
import { SearchDocument, type SearchQuery } from '../../../generated/app/shell/palette/search.ts';
import { answers } from '../../../lib/testing/console.tsx';
import { gradebook } from '../../../gradebook/gradebook.screens.ts';
import { reports } from '../../../reports/reports.screens.ts';
import { forgetPerson } from '../../../lib/site/index.ts';
import { GoTo } from './GoTo.tsx';
import { recentRecords } from './use-search.ts';
import { pagesFor } from './pages.ts';

const nothing = [answers(SearchDocument, () => ({ data: { search: [] } })).mock];
const superadmin = { ...freya, roles: ['superadmin', 'admin', 'manager', 'user'] as const };
const Here = () => <output>{useLocation().pathname + useLocation().search}</output>;
const show = (user = freya, mocks: readonly MockedResponse[] = nothing) =>
  showPage(
    <>
      <GoTo />
      <input aria-label="note" />
      <table role="grid" aria-label="calendar" />
      <button onKeyDown={(event) => event.key === 'p' && event.preventDefault()}>present</button>
      <output data-testid="here">
        <Here />
      </output>
    </>,
    { user, mocks },
  );
const place = () => screen.getByTestId('here').textContent;
const open = async () => {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  return within(await screen.findByRole('dialog', { name: 'Go to' }));
};
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the button is called by what is seen on it, its keys included', () => {
  const listen = { addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(globalThis, { matchMedia: () => ({ matches: true, ...listen }) });
  show();
  Reflect.deleteProperty(globalThis, 'matchMedia');
  expect(screen.getByRole('button', { name: 'Go to Ctrl K' }).textContent).toBe('Go toCtrl K');
});
test('without room it has the name alone', () => {
  show();
  screen.getByRole('button', { name: 'Go to' });
});

describe('the pages it offers', () => {
  test('are all of the console', () => {
    const offered = pagesFor(screens, superadmin).filter(({ section }) => section === 'console');
    // Lists, and the pages that are none, in the order of the menu.
    const pages = [...resources.map(({ screens: { list } }) => list), gradebook, reports].toSorted(
      (one: Screen, other: Screen) => (one.order ?? 0) - (other.order ?? 0),
    );
    expect(offered.map(({ to }) => to)).toEqual(
      pages.flatMap((page: Screen) => [
        pathIn(page),
        ...(page.tabs ?? []).flatMap(({ tab, label }) => (label ? `${pathIn(page)}?tab=${tab}` : [])),
      ]),
    );
  });
  test('are without the parts of a page that this person may not open', () => {
    const keyed = { ...freya, roles: ['manager', 'user'] as const, permissions: ['regions:read'] };
    const offered = (user: typeof keyed | typeof superadmin) =>
      pagesFor(screens, user)
        .map(({ to }) => to)
        .filter((to) => to.startsWith('/regions'));
    expect(offered(keyed)).toEqual(['/regions']);
    expect(offered(superadmin)).toEqual(['/regions', '/regions?tab=forex']);
  });
  test.each([
    ['a student', freya],
    ['a superadmin', superadmin],
    ['somebody without groups', { ...freya, groups: [] }],
  ])('can be opened by %s, every one', (_, user) => {
    const pages = pagesFor(screens, user);
    expect(pages.length).toBeGreaterThan(3);
    for (const { to } of pages) {
      const [path, search] = to.split('?');
      expect(screenAt(screens, path!)).toBeDefined();
      expect(decideRoute(screens, path!, search ? `?${search}` : '', user)).toMatchObject({ found: true });
    }
  });
});

test('Ctrl K opens it, typing finds, arrows choose and Enter goes there', async () => {
  show(superadmin);
  const dialog = await open();
  const field = dialog.getByRole('combobox');
  expect(document.activeElement).toBe(field);
  expect(dialog.getByRole('group', { name: 'Staff console' })).toBeTruthy();
  fireEvent.change(field, { target: { value: 'att' } });
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'AttendanceMy pagesGA',
    'AttendanceStaff console',
    'Attendance SchemasStaff console',
  ]);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(dialog.getAllByRole('option')[1]!.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(dialog.getAllByRole('option')[1]!.id);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(place()).toBe('/student/attendance'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('people, groups, invoices and exams are found where the person may open them, and those opened lately stand there', async () => {
  const hit = (kind: SearchQuery['search'][number]['kind'], label: string) => ({
    _id: kind,
    kind,
    label,
    detail: `the ${kind}`,
    within: 'course',
  });
  const { mock, seen } = answers(SearchDocument, () => ({
    data: { search: [hit('student', 'Freya'), hit('group', 'Freya’s'), hit('invoice', 'FR-1'), hit('exam', 'French')] },
  }));
  const manager = { ...freya, roles: ['manager', 'user'] as const };
  const view = show(manager, [mock]);
  const dialog = await open();
  const field = dialog.getByRole('combobox');
  for (const value of ['f', 'fr', 'fre']) fireEvent.change(field, { target: { value } });
  await dialog.findByRole('option', { name: /Freya’s/ });
  // It is asked once for what was typed in one go; what only admins open is not offered to a manager.
  expect(seen).toEqual([{ q: 'fre' }]);
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Freyathe studentRecords',
    'Freya’sthe groupRecords',
  ]);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(place()).toBe('/students/student'));
  view.unmount();
  show(manager);
  const again = await open();
  expect(within(again.getByRole('group', { name: 'Opened lately' })).getByRole('option').textContent).toBe(
    'Freyathe student',
  );
  forgetPerson();
  expect(recentRecords()).toEqual([]);
});

test('who has the key to people alone opens a student as a person, and a sign that is a word is enough to look for', async () => {
  const hit = { _id: 'f1', kind: 'student', label: '王小明', detail: null, within: null } as const;
  const { mock, seen } = answers(SearchDocument, () => ({ data: { search: [hit] } }));
  show({ ...freya, permissions: ['users:read'] }, [mock]);
  const dialog = await open();
  const field = dialog.getByRole('combobox');
  fireEvent.change(field, { target: { value: '王' } });
  await dialog.findByRole('option', { name: /王小明/ });
  expect(seen).toEqual([{ q: '王' }]);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(place()).toBe('/users/f1'));
});

test('what has no page is said', async () => {
  show();
  const dialog = await open();
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'xyzzy' } });
  expect(await dialog.findByText('Nothing is called "xyzzy".')).toBeTruthy();
  fireEvent.keyDown(dialog.getByRole('combobox'), { key: 'Enter' });
  expect(place()).toBe('/dashboard');
});

test('Enter belongs to a word that is being put together', async () => {
  show();
  const dialog = await open();
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'att' } });
  fireEvent.keyDown(dialog.getByRole('combobox'), { key: 'Enter', isComposing: true });
  expect(place()).toBe('/dashboard');
});

test('a question mark shows the keys too, not while somebody writes', async () => {
  show();
  fireEvent.keyDown(screen.getByLabelText('note'), { key: '?' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  expect(await screen.findByRole('dialog', { name: 'Go to' })).toBeTruthy();
});
test('letters lead to pages, not while somebody writes or where they do something else, and can be turned off', async () => {
  show();
  const press = (target: Element, ...letters: string[]) => letters.forEach((key) => fireEvent.keyDown(target, { key }));
  press(screen.getByLabelText('note'), 'g', 'n');
  expect(place()).toBe('/dashboard');
  press(screen.getByRole('button', { name: 'present' }), 'g', 'p');
  expect(place()).toBe('/dashboard');
  press(screen.getByRole('grid', { name: 'calendar' }), 'g', 'n');
  expect(place()).toBe('/notifications');
  press(document.body, 'n', 'd');
  expect(place()).toBe('/notifications');
  const dialog = await open();
  fireEvent.click(dialog.getByRole('option', { name: /Turn letter shortcuts off/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press(document.body, 'g', 'd');
  expect(place()).toBe('/notifications');
});
