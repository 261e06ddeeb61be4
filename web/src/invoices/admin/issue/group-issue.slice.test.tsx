/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { GroupChoicesDocument } from '../../../generated/console/places.ts';
import { answers, renata, showConsole } from '../../../lib/testing/console.tsx';
import { places, region } from '../billing.examples.ts';
import { invoiceIdOf } from './invoice-id.ts';
import { freshDraft } from './issue-draft.ts';
import { GroupStudentsDocument, IssueInvoiceDocument } from '../../../generated/invoices/admin/issue/issue-invoice.ts';
import type { InvoiceInput } from '../../../generated/schema.ts';
import { IssuePage } from './IssuePage.tsx';

const groupId = '5eed00000000000000000a01';
const batchId = 'abcdefabcdefabcdefabcdef';
const students = ['Freya', 'Idris', 'Tamsin'].map((name, n) => ({
  __typename: 'BilledStudent',
  userId: `5eed0000000000000000001${n}`,
  name,
  email: null as string | null,
}));
const groups = answers(GroupChoicesDocument, () => ({
  data: {
    groupChoices: [
      {
        __typename: 'GroupChoice',
        _id: groupId,
        name: 'Day Year 1',
        regionId: region._id,
        regionName: null,
        archived: false,
        hasClasses: true,
      },
    ],
  },
}));
const group = {
  __typename: 'GroupStudents',
  groupId,
  groupName: 'Day Year 1',
  regionId: region._id,
  currency: 'USD',
  students,
};
const members = answers(GroupStudentsDocument, () => ({ data: { groupStudents: group } }));
/** It is filled in before, as after a reload. */
const draft = { ...freshDraft(), batchId, to: 'group', groupId, taxRate: '8.5', dueDate: '2027-03-01' };
const lines = [{ key: '1', particulars: 'Excursion', qty: '1.5', price: '1,000.33' }];
const inputOf = ({ input }: Readonly<Record<string, unknown>>) => input as InvoiceInput; // The document says that it is.
const issued = (input: InvoiceInput) => ({
  data: { issueInvoice: { __typename: 'Invoice', id: input._id, number: null } },
});

beforeEach(() => localStorage.setItem(`draft:issue-invoice:${renata._id}`, JSON.stringify({ ...draft, lines })));
afterEach(() => {
  cleanup();
  localStorage.clear();
});
const show = (...issues: readonly Pick<ReturnType<typeof answers>, 'mock'>[]) =>
  showConsole(
    <IssuePage />,
    [places.mock, groups.mock, members.mock, ...issues.map(({ mock }) => mock)],
    '/billing?tab=issue',
  );

describe('billing a group', () => {
  test('says what it does, has a result for every student, and a retry bills nobody twice', async () => {
    let isClosed = true;
    const issue = answers(IssueInvoiceDocument, (variables) => {
      const input = inputOf(variables);
      if (isClosed && input.userId === students[1]!.userId)
        return { refusal: { message: 'This student does not belong to the region.', code: 'invoice.studentUnknown' } };
      return issued(input);
    });
    show(issue);
    // The product of 1.5 and 1,000.33 is 1,500.495, which is rounded half up to 1,500.50; 8.5 % of it is 127.54.
    expect(
      await screen.findByText(
        '3 students owe $1,628.04 each, due 1 Mar 2027, and are notified. The total is $4,884.12.',
      ),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Issue 3 invoices' }));
    expect(await screen.findByText('1 invoice could not be issued.')).toBeTruthy();
    expect(screen.getByText('2 of 3 done')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Invoices for Day Year 1' }).getAttribute('aria-valuenow')).toBe(
      '67',
    );
    expect(screen.getByText('Idris').closest('li')!.textContent).toContain(
      'This student does not belong to the region.',
    );
    expect(screen.getByText('Freya').closest('li')!.textContent).toContain('Issued');

    isClosed = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try 1 again' }));
    expect(await screen.findByText('All 3 students have the invoice.')).toBeTruthy();
    const sent = issue.seen.map(inputOf);
    expect(sent.map(({ userId }) => userId)).toEqual([0, 1, 2, 1].map((n) => students[n]!.userId));
    expect(sent.map(({ _id }) => _id)).toEqual(sent.map(({ userId }) => invoiceIdOf(batchId, userId)));
    expect(new Set(sent.map(({ _id }) => _id)).size).toBe(3);
    expect(sent[0]).toEqual({
      _id: invoiceIdOf(batchId, students[0]!.userId),
      userId: students[0]!.userId,
      regionId: region._id,
      currency: 'USD',
      lines: [{ particulars: 'Excursion', qty: 1.5, price: 100_033 }],
      taxRate: 8.5,
      date: null,
      dueDate: '2027-03-01',
      remarks: null,
    });
  });

  test('stops after the invoice that is on its way, and goes on with the rest', async () => {
    const issue = answers(IssueInvoiceDocument, (variables) => issued(inputOf(variables)));
    // The first one is on its way for longer than a busy machine takes to stop after it.
    show({ mock: { ...issue.mock, maxUsageCount: 1, delay: 3_000 } }, issue);
    fireEvent.click(await screen.findByRole('button', { name: 'Issue 3 invoices' }));
    fireEvent.click(await screen.findByText('Stop'));
    expect(screen.getByText('Stopping after this one')).toHaveProperty('disabled', true);
    fireEvent.click(await screen.findByText('Issue the remaining 2'));
    expect(issue.seen).toHaveLength(1);
    expect(await screen.findByText('All 3 students have the invoice.')).toBeTruthy();
    expect(issue.seen.map((variables) => inputOf(variables).userId)).toEqual(students.map(({ userId }) => userId));
  });

  test('leaves out whom it is told to, and begins a new batch when all have theirs', async () => {
    const issue = answers(IssueInvoiceDocument, (variables) => issued(inputOf(variables)));
    show(issue);
    fireEvent.click(await screen.findByLabelText('Idris'));
    fireEvent.click(screen.getByRole('button', { name: 'Issue 2 invoices' }));
    fireEvent.click(await screen.findByRole('button', { name: 'To the invoices' }));
    await waitFor(() => expect(localStorage.getItem(`draft:issue-invoice:${renata._id}`)).toBe(null));
    expect(issue.seen.map((variables) => inputOf(variables).userId)).toEqual([
      students[0]!.userId,
      students[2]!.userId,
    ]);
  });

  test('tells two students of one name apart by their addresses', async () => {
    const namesakes = ['ada@example.org', 'eda@example.org'].map((email, n) => ({
      ...students[n]!,
      name: 'Ada Byron',
      email,
    }));
    const both = answers(GroupStudentsDocument, () => ({
      data: { groupStudents: { ...group, students: namesakes } },
    }));
    showConsole(<IssuePage />, [places.mock, groups.mock, both.mock], '/billing?tab=issue');
    expect(await screen.findByRole('checkbox', { name: 'Ada Byron ada@example.org' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Ada Byron eda@example.org' })).toBeTruthy();
  });

  test('asks for no invoices that are due before today, where no date of issue was chosen', async () => {
    localStorage.setItem(
      `draft:issue-invoice:${renata._id}`,
      JSON.stringify({ ...draft, lines, dueDate: '2026-01-01' }),
    );
    const issue = answers(IssueInvoiceDocument, (variables) => issued(inputOf(variables)));
    show(issue);
    fireEvent.click(await screen.findByRole('button', { name: 'Issue 3 invoices' }));
    expect(screen.getByText('Fill in the form to see who will owe how much.')).toBeTruthy();
    const due = screen.getByLabelText('Due date');
    await waitFor(() => expect(due.getAttribute('aria-invalid')).toBe('true'));
    expect(issue.seen).toEqual([]);
  });
});
