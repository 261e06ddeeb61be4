/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { UserInvoicesDocument } from '../generated/accounts/admin/user-tabs.ts';
import { answers, showConsole } from '../lib/testing/console.tsx';
import { UserInvoices } from './admin/UserInvoices.tsx';

test('of an invoice that is overdue it is said as well what was paid of it', async () => {
  const late = { id: 'i1', number: 'CR-1', dueDate: '2026-10-01', status: 'part-paid', state: 'overdue' } as const;
  const open = { ...late, id: 'i2', number: 'CR-2', status: 'unpaid', state: 'unpaid' } as const;
  const listed = answers(UserInvoicesDocument, () => ({ data: { allInvoiceAdmins: { items: [late, open] } } }));
  showConsole(<UserInvoices userId="u1" />, [listed.mock]);
  await screen.findByText(/CR-1/);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^.*2026/, ''))).toEqual([
    'Part-paidOverdue',
    'Unpaid',
  ]);
});
