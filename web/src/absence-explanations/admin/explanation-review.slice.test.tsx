/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { MockedResponse } from '@apollo/client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { GroupTermsDocument } from '../../generated/groups/admin/term-locks.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  AbsenceExplanationDocument,
  ExcuseAbsenceDocument,
  UnexcuseAbsenceDocument,
  type StaffExplanationFragment,
} from '../../generated/absence-explanations/admin/absence-explanation-admin.ts';
import type { CurrentUser } from '../../lib/session/index.ts';
import { answers, renata } from '../../lib/testing/console.tsx';
import { freya, showPage } from '../../lib/testing/page.tsx';
import { AttendanceTabs } from '../../registers/admin/AttendanceTabs.tsx';
import { ExplanationReview } from './ExplanationReview.tsx';

const id = 'register_20261117_P1_student';
// Fragments match by it; the types of the screens do not know it.
const typed = { __typename: 'AbsenceExplanation' };
const explained: StaffExplanationFragment = {
  ...typed,
  id,
  _revision: 0,
  userId: freya._id,
  studentName: 'Freya Halloran',
  studentPicture: null,
  groupId: 'group',
  groupName: 'Day Year 1',
  regionId: 'r',
  timeZone: 'America/Denver',
  date: '2026-11-17',
  periodKey: 'P1',
  text: 'The bus did not run.',
  status: 'explained',
  comment: null,
  explainedAt: '2026-11-17T20:00:00Z',
  decidedByName: null,
  decidedAt: null,
};
const excused: StaffExplanationFragment = {
  ...explained,
  _revision: 1,
  status: 'excused',
  comment: 'Thank you.',
  decidedByName: 'Harriet Vance',
  decidedAt: '2026-11-18T20:00:00Z',
};
const harriet: CurrentUser = { ...freya, _id: 'harriet', roles: ['manager', 'user'], regionIds: ['r'], groups: [] };
const attendanceAdmin: CurrentUser = { ...harriet, attendanceAdminOf: ['r'] };

/** The server has what was decided. */
function service(first: StaffExplanationFragment, refusal?: { readonly message: string; readonly code: string }) {
  let kept = first;
  const one = answers(AbsenceExplanationDocument, () => ({ data: { AbsenceExplanation: kept } }));
  const excuse = answers(ExcuseAbsenceDocument, ({ comment = null }) => {
    if (refusal) {
      kept = excused;
      return { refusal };
    }
    kept = { ...excused, comment };
    return { data: { excuseAbsence: kept } };
  });
  const unexcuse = answers(UnexcuseAbsenceDocument, ({ comment = null }) => {
    kept = { ...explained, _revision: 2, comment };
    return { data: { unexcuseAbsence: kept } };
  });
  return { excuse, unexcuse, mocks: [one.mock, excuse.mock, unexcuse.mock] };
}
const show = (mocks: readonly MockedResponse[], user = attendanceAdmin) =>
  showPage(
    <QueryClientProvider client={new QueryClient()}>
      <ExplanationReview id={id} onClose={() => undefined} />
    </QueryClientProvider>,
    { mocks, user, path: '/attendances?tab=explanations' },
  );

const usual = globalThis.matchMedia;
beforeEach(() => {
  localStorage.clear();
  // A wide screen: the panel stands beside the list.
  globalThis.matchMedia = ((query: string) => ({
    matches: query.includes('min-width:1024px'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  })) as unknown as typeof matchMedia; // As much of it as MUI asks.
});
afterEach(() => {
  cleanup();
  globalThis.matchMedia = usual;
});

describe('reviewing an explanation', () => {
  test('excuses with the comment and the revision that was seen', async () => {
    const { excuse, mocks } = service(explained);
    show(mocks);
    expect(await screen.findByText('The bus did not run.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/Comment for the student/), { target: { value: ' Thank you. ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Excuse' }));
    expect(await screen.findByText('Freya Halloran: excused')).toBeTruthy();
    expect(excuse.seen).toEqual([
      { explanationId: id, comment: 'Thank you.', expectedRevision: 0, commandId: expect.any(String) },
    ]);
    expect(await screen.findByRole('button', { name: 'Take back' })).toBeTruthy();
    expect(localStorage.length).toBe(0);
  });

  test('decides nothing in a locked term, and says why beside the button', async () => {
    const { excuse, mocks } = service(explained);
    const terms = answers(GroupTermsDocument, () => ({
      data: {
        groupTerms: [
          {
            __typename: 'GroupTerm' as const,
            name: 'Autumn 2026',
            from: explained.date,
            to: explained.date,
            courseIds: [],
            lockedAt: '2026-12-20T12:00:00.000Z',
            lockedBy: null,
          },
        ],
      },
    }));
    show([...mocks, terms.mock]);
    const notice = await screen.findByText(/The term “Autumn 2026” is locked/);
    const button = screen.getByRole('button', { name: 'Excuse' });
    expect(button.hasAttribute('disabled')).toBe(true);
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.contains(notice)).toBe(true);
    fireEvent.click(button);
    expect(excuse.seen).toEqual([]);
  });

  test('takes an excuse back after a question', async () => {
    const { unexcuse, mocks } = service(excused);
    show(mocks);
    fireEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Take back the excuse of Freya Halloran?');
    expect(unexcuse.seen).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('Freya Halloran: no longer excused')).toBeTruthy();
    expect(unexcuse.seen).toMatchObject([{ explanationId: id, comment: null, expectedRevision: 1 }]);
  });

  test('somebody else was faster: shows what is there now, and keeps the comment', async () => {
    const { mocks } = service(explained, { message: 'It has changed.', code: 'conflict' });
    show(mocks);
    fireEvent.change(await screen.findByLabelText(/Comment for the student/), { target: { value: 'Fine' } });
    fireEvent.click(screen.getByRole('button', { name: 'Excuse' }));
    expect(await screen.findByText(/^Somebody changed this while you were looking at it/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Take back' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Comment for the student/).value).toBe('Fine');
  });

  test.each([
    ['a manager of the region who may not decide', harriet],
    ['whoever may not decide in this region', { ...harriet, regionIds: [], permissions: ['registers:read'] }],
    ['an attendance admin whose own it is', { ...attendanceAdmin, _id: freya._id }],
  ])('%s sees why there are no buttons', async (_, user) => {
    show(service(explained).mocks, user);
    expect(await screen.findByText('The attendance admins of this region decide about it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Excuse' })).toBeNull();
  });
});

test.each([
  ['attendance admins', attendanceAdmin, true],
  ['admins', renata, true],
  ['managers', harriet, true],
  ['managers of no region', { ...harriet, regionIds: [] }, false],
] as const)('the tab is for %s', async (_, user, isThere) => {
  showPage(
    <QueryClientProvider client={new QueryClient()}>
      <AttendanceTabs tab="register" />
    </QueryClientProvider>,
    { user, path: '/attendances' },
  );
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Absences' })).toBeTruthy());
  expect(screen.queryByRole('tab', { name: 'Explanations' }) !== null).toBe(isThere);
});
