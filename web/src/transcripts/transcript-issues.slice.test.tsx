/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { MockedResponse } from '@apollo/client/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  IssueTranscriptDocument,
  WithdrawTranscriptIssueDocument,
  type TranscriptIssueItemFragment,
} from '../generated/transcripts/transcript-issues.ts';
import { freya, showPage } from '../lib/testing/page.tsx';
import { TranscriptPage } from './student/TranscriptPage.tsx';
import { answer, groupId, issuedAnswer, transcript, userId } from './transcript.examples.ts';

afterEach(cleanup);

const code = '7Q4K-0M2X-9TBC-HJ5W';
const issueOf = (more: Partial<TranscriptIssueItemFragment>): TranscriptIssueItemFragment => ({
  _id: 'i1',
  issuedAt: '2026-11-20T02:00:00.000Z',
  issuedByName: 'Harriet Boone',
  withdrawnAt: null,
  withdrawalReason: null,
  ...more,
});
const issue = issueOf({});
const over = issueOf({ withdrawnAt: '2026-11-25T20:00:00.000Z', withdrawalReason: 'A grade was wrong' });
const admin = { ...freya, _id: '5eed00000000000000000001', roles: ['admin', 'manager', 'user'] as const, groups: [] };
/** The ids under which a transcript was asked to be issued, each time. */
const asked: { readonly _id: unknown; readonly commandId: unknown }[] = [];
const answered = (answer: Pick<MockedResponse, 'result' | 'error'>): MockedResponse => ({
  request: { query: IssueTranscriptDocument },
  variableMatcher: ({ _id, commandId, ...whose }) => {
    asked.push({ _id, commandId });
    return whose.userId === userId && whose.groupId === groupId;
  },
  ...answer,
});
const issuing = answered({ result: { data: { issueTranscript: { code, issue } } } });
const asStaff = `/student/transcript?student=${userId}&group=${groupId}`;
const button = (name: string) => screen.findByRole('button', { name });
const make = async () => {
  fireEvent.click(await button('Issue with a code'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Issue this transcript with a verification code?' });
  expect(dialog.textContent).toContain('The code is shown only once');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Issue' }));
  return screen.findByLabelText<HTMLInputElement>('Verification code');
};

describe('a transcript is issued', () => {
  const mocks = [answer(transcript), issuedAnswer(), issuing, issuedAnswer(issue), answer(transcript)];
  test('after a question; its code is shown once, and stands on the paper with its picture', async () => {
    showPage(<TranscriptPage />, { mocks });
    expect(await screen.findByText('Unofficial unless signed by the registrar')).toBeTruthy();
    expect((await make()).value).toBe(code);
    // On the paper and on the screen.
    expect(await screen.findAllByText(/^Issued 19 Nov 2026 with a verification code/)).toHaveLength(2);
    expect(screen.queryByText(/^Unofficial/)).toBeNull();
    const paper = screen.getByText(`Check this transcript at ${location.host}/verify-transcript`).parentElement!;
    expect(paper.textContent).toContain(`Verification code: ${code}`);
    expect(screen.getByTitle('Picture that opens the page where this transcript is checked')).toBeTruthy();
    expect(screen.getByText('Registrar')).toBeTruthy();
    // The one that prints stands beside the code now, and nobody issues a second one by mistake.
    expect(screen.getAllByRole('button', { name: 'Print' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Issue with a code' })).toBeNull();
    expect(await screen.findByText('Issued 19 Nov 2026, 19:00 by Harriet Boone')).toBeTruthy();
  });
  const isAskedBeforeClosing = () => {
    const closing = new Event('beforeunload', { cancelable: true });
    dispatchEvent(closing);
    return closing.defaultPrevented;
  };
  test.each([
    ['printed', async () => act(() => void dispatchEvent(new Event('afterprint')))],
    ['copied by the button', async () => fireEvent.click(await button('Copy the code'))],
    ['copied by hand', async () => fireEvent.copy(await screen.findByLabelText('Verification code'))],
  ] as const)('and the page asks before it is left until the code was %s', async (_, take) => {
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.assign(navigator, { clipboard: { writeText } });
    showPage(<TranscriptPage />, { mocks });
    await button('Issue with a code');
    expect(isAskedBeforeClosing()).toBe(false);
    await make();
    expect(isAskedBeforeClosing()).toBe(true);
    await take();
    await waitFor(() => expect(isAskedBeforeClosing()).toBe(false));
  });
  test('and has no code on the paper of an earlier day', async () => {
    const past = answer(transcript, { asOf: '2026-10-07' });
    showPage(<TranscriptPage />, { mocks: [...mocks, past, answer(transcript)] });
    await make();
    fireEvent.click(screen.getByRole('button', { name: 'As of' }));
    fireEvent.change(screen.getByLabelText('Show the transcript as it was at the end of this day'), {
      target: { value: '2026-10-07' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('Unofficial unless signed by the registrar')).toBeTruthy();
    expect(screen.getByText(/^Unofficial, as of 7 Oct 2026/)).toBeTruthy();
    expect(screen.queryByText(code)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Issue with a code' })).toBeNull();
    fireEvent.click(await button('Back to today'));
    expect(await screen.findByText(code)).toBeTruthy();
  });
  test('not while nothing is in it', async () => {
    showPage(<TranscriptPage />, { mocks: [answer({ ...transcript, terms: [] })] });
    await screen.findByText(/Courses and grades appear here\./);
    expect(screen.queryByRole('button', { name: 'Issue with a code' })).toBeNull();
  });
  const unanswered = answered({ error: new Error('The service does not answer.') });
  test('or may have been, where no answer comes: that is said, the list tells, and whoever asks again gets the code of that one', async () => {
    asked.length = 0;
    showPage(<TranscriptPage />, {
      mocks: [answer(transcript), issuedAnswer(), unanswered, issuedAnswer(issue), ...mocks.slice(2)],
    });
    fireEvent.click(await button('Issue with a code'));
    fireEvent.click(await button('Issue'));
    expect(await screen.findByText('The service does not answer.')).toBeTruthy();
    expect(await screen.findByText('Issued 19 Nov 2026, 19:00 by Harriet Boone')).toBeTruthy();
    expect(screen.queryByLabelText('Verification code')).toBeNull();
    expect(screen.getByText('Unofficial unless signed by the registrar')).toBeTruthy();
    expect((await make()).value).toBe(code);
    expect(new Set(asked.map((ids) => JSON.stringify(ids))).size).toBe(1);
  });
  test('anew, where that one was withdrawn meanwhile', async () => {
    asked.length = 0;
    const [withdrawn, former] = [answered({ result: { data: { issueTranscript: { code: 'X', issue: over } } } }), over];
    showPage(<TranscriptPage />, {
      mocks: [
        ...[answer(transcript), issuedAnswer(), unanswered, issuedAnswer(former), withdrawn, issuedAnswer(former)],
        ...[answered({ result: { data: { issueTranscript: { code, issue: issueOf({ _id: 'i2' }) } } } })],
        ...[issuedAnswer(former, issueOf({ _id: 'i2' })), answer(transcript)],
      ],
    });
    fireEvent.click(await button('Issue with a code'));
    fireEvent.click(await button('Issue'));
    await screen.findByText('The service does not answer.');
    expect((await make()).value).toBe(code);
    const commands = asked.map(({ commandId }) => commandId);
    expect(commands.map((one) => commands.indexOf(one))).toEqual([0, 0, 2]);
    expect(new Set(asked.map(({ _id }) => _id)).size).toBe(2);
  });
});

describe('staff', () => {
  test('see the transcript of the student in the address, whose name it says, and issue it', async () => {
    showPage(<TranscriptPage />, {
      user: admin,
      path: asStaff,
      mocks: [answer(transcript), issuedAnswer(), issuing, issuedAnswer(issue), answer(transcript)],
    });
    expect(await screen.findAllByText('Emmett Solano')).toHaveLength(2);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Student record' }).getAttribute('href')).toBe(`/students/${userId}`);
    expect((await make()).value).toBe(code);
  });
  test('keep the student while they look at another day', async () => {
    const past = answer({ ...transcript, overall: null }, { asOf: '2026-10-07' });
    showPage(<TranscriptPage />, {
      user: admin,
      path: `${asStaff}&asOf=2026-10-07`,
      mocks: [past, issuedAnswer(), answer(transcript)],
    });
    expect(await screen.findByText('You see the transcript as it was at the end of 7 Oct 2026.')).toBeTruthy();
    fireEvent.click(await button('Back to today'));
    expect(await button('Issue with a code')).toBeTruthy();
  });
  const withdraw = async (reason: string) => {
    fireEvent.click(await button('Withdraw: issued 19 Nov 2026, 19:00'));
    const dialog = await screen.findByRole('dialog', {
      name: 'Withdraw the transcript issued 19 Nov 2026, 19:00',
    });
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: reason } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  };
  const withdrawal: MockedResponse = {
    request: { query: WithdrawTranscriptIssueDocument },
    variableMatcher: ({ _id, reason }) => _id === 'i1' && reason === 'A grade was wrong',
    result: { data: { withdrawTranscriptIssue: over } },
  };
  test('withdraw one with a reason, which is listed then and has no button', async () => {
    const mocks = [answer(transcript), issuedAnswer(issue), withdrawal, issuedAnswer(over)];
    showPage(<TranscriptPage />, { user: admin, path: asStaff, mocks });
    await screen.findByText('Counts');
    await withdraw('A grade was wrong');
    expect(await screen.findByText('The transcript is withdrawn.')).toBeTruthy();
    expect(await screen.findByText('Withdrawn 25 Nov 2026, 13:00')).toBeTruthy();
    expect(screen.getByText('Reason: A grade was wrong')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  });
  test('print no code that was withdrawn', async () => {
    const mocks = [answer(transcript), issuedAnswer(), issuing, issuedAnswer(issue), answer(transcript)];
    showPage(<TranscriptPage />, { user: admin, path: asStaff, mocks: [...mocks, withdrawal, issuedAnswer(over)] });
    await make();
    await withdraw('A grade was wrong');
    expect(await screen.findByText('Unofficial unless signed by the registrar')).toBeTruthy();
    expect(screen.getByText(/^Unofficial, as of/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(code)).toBeNull());
    expect(await button('Issue with a code')).toBeTruthy();
  });
});

describe('whoever may not withdraw', () => {
  const elsewhere = { ...admin, roles: ['user'] as const, regionIds: [] };
  const instructor = {
    ...elsewhere,
    regionRoles: [{ regionId: freya.regionIds[0]!, slug: 'us', roleNames: ['instructor' as const] }],
  };
  const inAnothersName = { ...admin, impersonatingUser: '5eed00000000000000000002' };
  test.each([
    ['the student', freya, '/student/transcript'],
    ['an instructor', instructor, asStaff],
    ['an admin in the name of another', inAnothersName, asStaff],
  ])('sees what was issued, and no button: %s', async (_, user, path) => {
    showPage(<TranscriptPage />, {
      user,
      path,
      mocks: [answer(transcript), issuedAnswer(issueOf({ _id: 'i2', issuedByName: null }), over)],
    });
    const list = await screen.findByRole('list', { name: 'Issued transcripts' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Issued 19 Nov 2026, 19:00Counts',
      'Issued 19 Nov 2026, 19:00 by Harriet BooneReason: A grade was wrongWithdrawn 25 Nov 2026, 13:00',
    ]);
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  });
  test('has no button to issue where the server refuses it', async () => {
    showPage(<TranscriptPage />, { user: elsewhere, path: asStaff, mocks: [answer(transcript), issuedAnswer()] });
    await screen.findByText('Old Testament Survey');
    expect(screen.queryByRole('button', { name: 'Issue with a code' })).toBeNull();
  });
});
