/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  AbsenceExplanationsDocument,
  OwnAbsenceExplanationDocument,
  SubmitAbsenceExplanationDocument,
  type OwnExplanationFragment,
} from '../generated/absence-explanations/absence-explanations.ts';
import { answers } from '../lib/testing/console.tsx';
import { showPage } from '../lib/testing/page.tsx';
import { WhyDocument } from '../lib/why/index.ts';
import { answering, attendance, history, overview, records } from '../registers/attendance.examples.ts';
import { AttendancePage } from '../registers/student/AttendancePage.tsx';

const registerId = 'register 2026-11-17 P1';
// Fragments match by it; the types of the screens do not know it.
const typed = { __typename: 'AbsenceExplanation' };
const explained: OwnExplanationFragment = {
  ...typed,
  _id: 'e1',
  date: '2026-11-17',
  periodKey: 'P1',
  text: 'The bus did not run.',
  status: 'explained',
  comment: null,
  explainedAt: '2026-11-17T20:00:00Z',
};
const excused: OwnExplanationFragment = {
  ...explained,
  _id: 'e2',
  date: '2026-11-12',
  status: 'excused',
  comment: 'Our condolences.',
};
const why = answers(WhyDocument, () => ({
  data: { why: { title: 'Period 1', value: 'Absent', rule: 'Seen by the start.', formula: [], parts: [] } },
})).mock;
/** The server has what was sent. */
const service = () => {
  let kept: OwnExplanationFragment | null = null;
  const own = answers(OwnAbsenceExplanationDocument, () => ({ data: { absenceExplanation: kept } }));
  const submit = answers(SubmitAbsenceExplanationDocument, ({ text }) => {
    kept = { ...explained, text };
    return { data: { submitAbsenceExplanation: kept } };
  });
  return { own, submit };
};
const path = '/student/attendance';
const open = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Details of Tue 17 Nov' }));
  return screen.findByRole('dialog');
};
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('an absence', () => {
  test('is explained where its details are, once, and shows what was said', async () => {
    const { own, submit } = service();
    const mocks = [attendance, history({}, records), history({}, records), why, own.mock, submit.mock];
    showPage(<AttendancePage />, { path, mocks });
    const panel = await open();
    const field = await within(panel).findByLabelText<HTMLTextAreaElement>('Explain this absence');
    expect(field.required).toBe(true);
    fireEvent.change(field, { target: { value: ' The road was closed. ' } });
    const send = within(panel).getByRole('button', { name: 'Send explanation' });
    fireEvent.click(send);
    fireEvent.click(send);
    expect(await within(panel).findByText('The road was closed.')).toBeTruthy();
    expect(await screen.findByText('Your explanation is sent.')).toBeTruthy();
    expect(within(panel).getByText('Explained')).toBeTruthy();
    expect(within(panel).queryByRole('button', { name: 'Send explanation' })).toBeNull();
    expect(submit.seen).toEqual([{ registerId, text: 'The road was closed.', commandId: expect.any(String) }]);
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]));
  });

  test('cannot be explained where nobody handles explanations, and says so', async () => {
    const without = answering({ ...overview, explanationsEnabled: false });
    showPage(<AttendancePage />, { path, mocks: [without, history({}, records), why, service().own.mock] });
    const panel = await open();
    expect(await within(panel).findByText('Absence explanations currently disabled')).toBeTruthy();
    expect(within(panel).queryByRole('textbox')).toBeNull();
  });

  test('that somebody came to has no form', async () => {
    showPage(<AttendancePage />, {
      path,
      mocks: [attendance, history({}, [records[0]!]), why, service().own.mock],
    });
    const panel = await open();
    expect(await within(panel).findByText('Seen by the start.')).toBeTruthy();
    expect(within(panel).queryByRole('textbox')).toBeNull();
  });
});

describe('the tab', () => {
  const list = answers(AbsenceExplanationsDocument, () => ({
    data: { absenceExplanations: { items: [explained, excused], total: 2, more: false } },
  }));
  test('lists what was said, its state and the answer', async () => {
    showPage(<AttendancePage />, { path: `${path}?tab=explanations`, mocks: [attendance, list.mock] });
    const rows = await within(await screen.findByRole('tabpanel')).findAllByRole('listitem');
    const texts = rows.map(({ textContent }) => textContent);
    expect(texts[0]).toContain('Tue 17 Nov, Period 1');
    expect(texts[0]).toContain('Explained');
    expect(texts[1]).toContain('Thu 12 Nov, Period 1');
    expect(texts[1]).toContain('Excused');
    expect(texts[1]).toContain('Answer: Our condolences.');
    expect(list.seen.at(-1)).toMatchObject({ groupId: overview.groupId, page: 0 });
  });
  test('says where nobody handles explanations that there are none now', async () => {
    const without = answering({ ...overview, explanationsEnabled: false });
    showPage(<AttendancePage />, { path: `${path}?tab=explanations`, mocks: [without, list.mock] });
    expect(await screen.findByText('Absence explanations currently disabled')).toBeTruthy();
  });
});
