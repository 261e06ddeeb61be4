/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GrantExtraAttemptDocument } from '../../generated/exam-attempts/admin/exam-result-admin.ts';
import { GrantExtraTimeDocument, type GroupScheduleFragment } from '../../generated/exams/admin/schedule.ts';
import { GroupMembersDocument } from '../../generated/groups/admin/groups-admin.ts';
import { answers, showConsole } from '../../lib/testing/console.tsx';
import { ScheduledExams } from './ScheduledExams.tsx';

afterEach(cleanup);

const schedule = (timeLimitMin: number | null): GroupScheduleFragment => ({
  groupId: 'g1',
  regionId: 'r1',
  archived: false,
  timeZone: 'UTC',
  courseIds: [],
  lockedTerms: [],
  exams: [
    {
      _id: 'g1_e1',
      _revision: 3,
      groupId: 'g1',
      examId: 'e1',
      courseId: 'c1',
      courseTitle: 'Law',
      title: 'Exam 1',
      examStatus: 'published',
      status: 'open',
      opensAt: '2026-10-01T08:00:00Z',
      closesAt: '2026-10-09T22:00:00Z',
      lockAt: null,
      extensions: [],
      timeLimitMin,
      accommodations: [
        { userId: 'u2', name: 'Ben Ode', extraMinutes: 15, extraAttempts: 1, reasons: ['Illness', 'Reads slowly'] },
      ],
    },
  ],
});
const member = (userId: string, name: string) => ({
  id: `g1_${userId}`,
  userId,
  name,
  status: 'active' as const,
  startedOn: '2026-09-01',
  endedOn: null,
});
async function open(timeLimitMin: number | null = 45) {
  const again: number[] = [];
  const members = answers(GroupMembersDocument, () => ({
    data: {
      Group: {
        id: 'g1',
        members: { items: [member('u1', 'Ada Ode'), member('u2', 'Ben Ode')], total: 2, more: false },
      },
    },
  }));
  const time = answers(GrantExtraTimeDocument, ({ minutes }) => ({
    data: { grantExtraTime: { extraMinutes: minutes } },
  }));
  const attempts = answers(GrantExtraAttemptDocument, () => ({ data: { grantExtraAttempt: { attemptsAllowed: 4 } } }));
  showConsole(<ScheduledExams schedule={schedule(timeLimitMin)} again={() => Promise.resolve(again.push(1))} />, [
    members.mock,
    time.mock,
    attempts.mock,
  ]);
  fireEvent.click(screen.getByRole('button', { name: /More time or attempts/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'More time or attempts at Exam 1' }));
  await dialog.findByRole('option', { name: 'Ben Ode' });
  const set = (label: RegExp, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return { dialog, set, save, time: time.seen, attempts: attempts.seen, again };
}

test('who has more than others stands beside the times, with the reasons', async () => {
  await open();
  const item = screen.getByText('Ben Ode', { selector: 'b' }).closest('li');
  expect(item?.textContent).toBe('Ben Ode extra minutes: 15, extra attempts: 1 · Illness, Reads slowly');
});
test('a student is given minutes and attempts with one reason', async () => {
  const { dialog, set, save, time, attempts, again } = await open();
  set(/^Student/, 'u2');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Extra minutes/).value).toBe('15');
  set(/^Extra minutes/, '30');
  expect(dialog.getByText(/75 instead of 45 minutes/)).toBeTruthy();
  set(/^Extra attempts/, '2');
  set(/^Reason/, 'Broke an arm');
  save();
  await waitFor(() => expect(again).toHaveLength(1));
  const of = { userId: 'u2', groupId: 'g1', examId: 'e1', reason: 'Broke an arm' };
  expect([time, attempts]).toMatchObject([[{ ...of, minutes: 30 }], [{ ...of, count: 2 }]]);
  expect(await screen.findByText('Ben Ode: saved')).toBeTruthy();
});
test('nothing is sent while nothing is changed, and only what is changed', async () => {
  const { set, save, time, attempts, again } = await open(null);
  expect(screen.getByText('This exam has no time limit.')).toBeTruthy();
  save();
  // Nobody is chosen before somebody is, so that nobody is given what another was meant to have.
  await screen.findByText('Please fill this in.');
  expect(screen.getByLabelText(/^Student/).getAttribute('aria-invalid')).toBe('true');
  set(/^Student/, 'u1');
  set(/^Reason/, 'Broke an arm');
  save();
  expect(await screen.findByText('Nothing is changed yet.')).toBeTruthy();
  set(/^Extra attempts/, '1');
  save();
  await waitFor(() => expect(again).toHaveLength(1));
  expect([time.length, attempts.length]).toEqual([0, 1]);
});
