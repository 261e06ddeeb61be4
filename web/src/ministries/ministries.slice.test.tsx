/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { MockedResponse } from '@apollo/client/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AlumniEntryDocument } from '../generated/alumni-profiles/alumni-entry.ts';
import {
  ApproveMinistryDocument,
  CreateMinistryDocument,
  HideMinistryDocument,
  MinistriesDocument,
  UpdateMinistryDocument,
  type MinistryFragment,
} from '../generated/ministries/ministries.ts';
import { freya, showPage } from '../lib/testing/page.tsx';
import { MinistriesPage } from './student/MinistriesPage.tsx';

const path = '/alumni/ministries';
const graduate = { ...freya, isAlumni: true };
const silas = { ...freya, _id: '5eed00000000000000000099', isAlumniAdmin: true };
const ministry: MinistryFragment = {
  _id: '111111111111111111111111',
  _revision: 3,
  ownerId: freya._id,
  ownerName: 'Freya Halloran',
  ministryName: 'Hill Street Chapel',
  ministers: ['Ada Okafor', 'Ben Sandoval'],
  hasSecondYearGraduate: true,
  hasAlumniOrgMember: false,
  visibleToPublic: true,
  contact: 'office@example.org',
  location: 'Wells',
  website: 'https://example.org/',
  approved: true,
  status: 'approved',
};
const list = (items: readonly MinistryFragment[], more: object = {}): MockedResponse => ({
  request: { query: MinistriesDocument, variables: { mine: false, page: 0, perPage: 25, ...more } },
  maxUsageCount: 9,
  result: { data: { ministries: { items, total: items.length, more: false } } },
});
/** Answers any variables, and remembers what they were. */
const answering = (
  query: MockedResponse['request']['query'],
  data: object,
  seen: Record<string, unknown>[],
): MockedResponse => ({
  request: { query },
  variableMatcher: (variables: Record<string, unknown>) => {
    seen.push(variables);
    return true;
  },
  result: { data },
});
const set = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('who is no alumnus is told so, and nothing is asked', () => {
  showPage(<MinistriesPage />, { path });
  expect(screen.getByRole('heading', { name: 'Alumni Only Access' })).toBeTruthy();
  expect([screen.queryByRole('tab'), screen.queryByRole('button', { name: 'Add New' })]).toEqual([null, null]);
});
test.each([
  ['a profile that is not whole comes first', null, true, []],
  [
    'the department is offered where somebody answers for it',
    'Wells',
    true,
    ['Contact the alumni department', 'Add New'],
  ],
  ['and else is not', 'Wells', false, ['Add New']],
] as const)('%s', async (_, location, hasDepartment, offered) => {
  const profile = { _id: freya._id, location, gradDate: '2026-05-08', gradPlace: 'Cedar Ridge' };
  const currentUser = { _id: freya._id, location: null, gradLocation: null };
  const entry = {
    request: { query: AlumniEntryDocument },
    result: { data: { alumniHome: { hasDepartment, profile }, currentUser } },
    maxUsageCount: 9,
  };
  showPage(<MinistriesPage />, { path, user: graduate, mocks: [entry, list([])] });
  if (location === null) await screen.findByLabelText('Where you live now');
  else await screen.findByText('No ministry is listed yet.');
  for (const name of offered) await screen.findByRole('button', { name });
  const found = ['Contact the alumni department', 'Add New'].filter((name) => screen.queryByRole('button', { name }));
  expect(found).toEqual(offered);
});

describe('the registry', () => {
  const others = { ...ministry, ownerId: 'x'.repeat(24), ownerName: 'Ruth Ellery' };
  test('says of a ministry of somebody else what it says, and nothing is changed there', async () => {
    showPage(<MinistriesPage />, { path, user: graduate, mocks: [list([others])] });
    expect(await screen.findByRole('heading', { name: 'Hill Street Chapel' })).toBeTruthy();
    expect(screen.getByText('Visible to the public')).toBeTruthy();
    expect(screen.getByText('Ruth Ellery')).toBeTruthy();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'https://example.org/' }).rel).toBe(
      'noopener noreferrer',
    );
    expect(['Approved', 'Edit', 'Delete'].map((name) => screen.queryByText(name))).toEqual([null, null, null]);
    expect(screen.queryByLabelText('State')).toBeNull();
  });
  test('leads no reader to what only looks like a page of the web', async () => {
    const bad = { ...others, website: 'javascript:alert(1)', status: 'hidden' as const };
    showPage(<MinistriesPage />, { path, user: graduate, mocks: [list([bad])] });
    await screen.findByRole('heading', { name: 'Hill Street Chapel' });
    expect([screen.queryByText('Website'), screen.queryByText('Visible to the public')]).toEqual([null, null]);
  });
  test('has the own ministries on a tab with an address, and says when there are none', async () => {
    showPage(<MinistriesPage />, { path: `${path}?tab=mine`, user: graduate, mocks: [list([], { mine: true })] });
    expect(await screen.findByText('Tell the other alumni where you minister.')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'My Ministries' }).getAttribute('aria-selected')).toBe('true');
  });
});

describe('the owner', () => {
  test('lists a ministry with its ministers, one on each line; closing the dialog loses nothing', async () => {
    const seen: Record<string, unknown>[] = [];
    const saved = answering(CreateMinistryDocument, { createMinistry: ministry }, seen);
    const mocks = [list([]), saved, list([{ ...ministry, approved: false, status: 'pending' }], { mine: true })];
    showPage(<MinistriesPage />, { path, user: graduate, mocks });
    fireEvent.click(await screen.findByRole('button', { name: 'Add New' }));
    await screen.findByRole('dialog', { name: 'New ministry' });
    set('Name of the ministry', 'Hill Street Chapel');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Add New' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Name of the ministry')).value).toBe('Hill Street Chapel');
    set('Ministers', ' Ada Okafor \n\nBen Sandoval');
    expect(screen.getByLabelText<HTMLInputElement>(/graduated from the second year/).required).toBe(true);
    fireEvent.click(screen.getByLabelText(/graduated from the second year/));
    expect(screen.queryByText('Admin use only')).toBeNull();
    fireEvent.submit(document.getElementById('form1')!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen[0]).toMatchObject({
      input: {
        ministryName: 'Hill Street Chapel',
        ministers: ['Ada Okafor', 'Ben Sandoval'],
        hasSecondYearGraduate: true,
        hasAlumniOrgMember: false,
        visibleToPublic: true,
      },
    });
    expect(localStorage.length).toBe(0);
    // The others do not see it yet; it stands among the own ones.
    expect(await screen.findByText('Pending approval')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'My Ministries' }).getAttribute('aria-selected')).toBe('true');
  });
  test('is told before a change that it is to be approved again', async () => {
    const seen: Record<string, unknown>[] = [];
    const saved = answering(UpdateMinistryDocument, { updateMinistry: ministry }, seen);
    showPage(<MinistriesPage />, { path, user: graduate, mocks: [list([ministry]), saved] });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Hill Street Chapel' }));
    expect(await screen.findByText(/waits for approval again/)).toBeTruthy();
    set(/^Place/, 'Lublin');
    fireEvent.submit(document.getElementById('form1')!);
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]).toMatchObject({
      expectedRevision: 3,
      input: { location: 'Lublin', ministers: ministry.ministers },
    });
  });
  test('hides it after a question', async () => {
    const seen: Record<string, unknown>[] = [];
    const saved = answering(HideMinistryDocument, { hideMinistry: { ...ministry, status: 'hidden' } }, seen);
    showPage(<MinistriesPage />, { path, user: graduate, mocks: [list([ministry]), saved] });
    fireEvent.click(await screen.findByRole('button', { name: 'Hide Hill Street Chapel' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(seen).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(seen[0]).toMatchObject({ _id: ministry._id }));
  });
});

describe('an alumni admin', () => {
  const pending = { ...ministry, approved: false, status: 'pending' as const };
  const filter = encodeURIComponent(JSON.stringify({ status: 'pending' }));
  test('comes to what waits, and approves what was seen', async () => {
    const seen: Record<string, unknown>[] = [];
    const approved = answering(ApproveMinistryDocument, { approveMinistry: ministry }, seen);
    showPage(<MinistriesPage />, {
      path: `${path}?filter=${filter}`,
      user: silas,
      mocks: [list([pending], { status: 'pending' }), approved],
    });
    expect(await screen.findByText('Pending approval', { selector: 'span' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('pending');
    expect(within(screen.getByRole('search')).getByText('Ministries: 1')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Edit Hill Street Chapel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Hill Street Chapel' }));
    expect(dialog.getByRole('heading', { name: 'Admin use only' })).toBeTruthy();
    // What is typed is not what would be approved.
    fireEvent.change(dialog.getByLabelText(/^Place/), { target: { value: 'Lublin' } });
    expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(dialog.getByText('Save your changes, or cancel them, before you decide.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/^Place/), { target: { value: 'Wells' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(seen[0]).toMatchObject({ _id: ministry._id, expectedRevision: 3 }));
  });
  test('does not approve the own one', async () => {
    const own = { ...pending, ownerId: silas._id };
    showPage(<MinistriesPage />, { path, user: silas, mocks: [list([own])] });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Hill Street Chapel' }));
    expect(await screen.findByText('Another alumni admin approves your own ministry.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});
