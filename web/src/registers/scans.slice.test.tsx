/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AttendanceDocument } from '../generated/registers/attendance.ts';
import {
  AttendanceScansDocument,
  ScanAttendanceDocument,
  type ScannedMarkFragment,
} from '../generated/registers/scans.ts';
import { answers } from '../lib/testing/console.tsx';
import { showPage } from '../lib/testing/page.tsx';
import { overview } from './attendance.examples.ts';
import { codeIn, scanAddress } from './scan-address.ts';
import { AttendancePage } from './student/AttendancePage.tsx';

// Fragments match by it; the types of the screens do not know it.
const typed = { __typename: 'AttendanceRecord' };
const late: ScannedMarkFragment = {
  ...typed,
  _id: 'm1',
  date: '2026-11-17',
  periodKey: 'P1',
  status: 'late',
  arrivedAt: '2026-11-17T15:36:00Z',
  minutesLate: 6,
};
/** The server has what was scanned. */
const service = (refusal?: { readonly message: string; readonly code: string }) => {
  let kept: readonly ScannedMarkFragment[] = [];
  const attendance = answers(AttendanceDocument, () => ({ data: { attendance: overview } }));
  const list = answers(AttendanceScansDocument, () => ({
    data: { attendanceScans: { items: kept, total: kept.length, more: false } },
  }));
  const scan = answers(ScanAttendanceDocument, () => {
    if (refusal) return { refusal };
    kept = [late];
    return { data: { scanAttendance: late } };
  });
  return { scan, mocks: [attendance.mock, list.mock, scan.mock] };
};
const type = async (code: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>('Code on the screen');
  fireEvent.change(field, { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'I am here' }));
  return field;
};
const path = '/student/attendance?tab=scans';
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the code of the screen is typed, and the list has the scan', async () => {
  const { scan, mocks } = service();
  showPage(<AttendancePage />, { path, mocks });
  expect(await screen.findByText('Nothing to show yet')).toBeTruthy();
  const field = await type('1234 5678');
  expect(await screen.findByText('Recorded: Late')).toBeTruthy();
  expect(scan.seen).toEqual([{ code: '1234 5678', commandId: expect.any(String) }]);
  const row = await within(screen.getByRole('tabpanel')).findByRole('listitem');
  expect(row.textContent).toContain('Tue 17 Nov, Period 1');
  expect(row.textContent).toContain('08:36, 6 min');
  await waitFor(() => expect(field.value).toBe(''));
});

test('who comes by the picture finds the code in its field', async () => {
  const { scan, mocks } = service();
  showPage(<AttendancePage />, { path: scanAddress('12345678'), mocks });
  const field = await screen.findByLabelText<HTMLInputElement>('Code on the screen');
  expect(field.value).toBe('12345678');
  fireEvent.click(screen.getByRole('button', { name: 'I am here' }));
  expect(await screen.findByText('Recorded: Late')).toBeTruthy();
  expect(scan.seen).toEqual([{ code: '12345678', commandId: expect.any(String) }]);
  await waitFor(() => expect(field.value).toBe(''));
});

test('an address brings nothing that is no code', () => {
  expect(codeIn('?tab=scans&code=javascript')).toBe('');
  expect(codeIn('?tab=scans')).toBe('');
});

test('a code that does not count is said below the field, and stays to be mended', async () => {
  const message = 'This period is over.';
  showPage(<AttendancePage />, { path, mocks: service({ message, code: 'register.periodOver' }).mocks });
  const field = await type('1234 5678');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('1234 5678');
});
