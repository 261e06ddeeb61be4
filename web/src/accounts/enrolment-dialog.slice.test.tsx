/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { daysAfter, mostDaysOff } from '@paideia/events/kernel/dates.ts';
import { GraduateStudentDocument, WithdrawStudentDocument } from '../generated/accounts/admin/enrolment-acts.ts';
import { dayOf } from '../lib/i18n/index.ts';
import { answers, showConsole } from '../lib/testing/console.tsx';
import { EnrolmentDialog } from './admin/EnrolmentDialog.tsx';
import { ines } from './admin/user.examples.ts';

afterEach(cleanup);
const message = 'The date is more than ten years ahead.';
const refusal = { message, code: 'enrolment.dateFarOff' };
const group = { _id: 'g1', name: 'Evening', timeZone: 'Pacific/Auckland' };

test.each([
  ['withdraw', 'Withdraw'],
  ['graduate', 'Graduate'],
] as const)('%s: a day that is far off is wrong at its field, and refused there', async (kind, name) => {
  const acts = [
    answers(WithdrawStudentDocument, () => ({ refusal })),
    answers(GraduateStudentDocument, () => ({ refusal })),
  ];
  showConsole(
    <EnrolmentDialog user={ines} wish={{ kind, group }} onClose={() => undefined} />,
    acts.map(({ mock }) => mock),
  );
  const dialog = within(await screen.findByRole('dialog'));
  const date = dialog.getByLabelText('Date');
  const choose = (value: string) => fireEvent.change(date, { target: { value } });
  const last = daysAfter(dayOf(new Date(), group.timeZone), mostDaysOff);
  choose(daysAfter(last, 1));
  expect(date).toHaveProperty('validity.rangeOverflow', true);
  choose(last);
  expect(date).toHaveProperty('validity.valid', true);
  for (const field of dialog.queryAllByLabelText(/^(Reason|Place)/))
    fireEvent.change(field, { target: { value: 'Cedar Ridge' } });
  fireEvent.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(date.getAttribute('aria-invalid')).toBe('true'), { timeout: 30_000 });
  dialog.getByText(message);
  expect(dialog.queryByRole('alert')).toBeNull();
});
