/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CourseChoicesDocument } from '../../generated/courses/admin/courses-admin.ts';
import { AllExamsDocument } from '../../generated/exams/admin/exam-admin.ts';
import {
  RescheduleExamDocument,
  ScheduleExamDocument,
  type StaffScheduledExamFragment,
} from '../../generated/exams/admin/schedule.ts';
import { GroupMembersDocument } from '../../generated/groups/admin/groups-admin.ts';
import { answers, showConsole } from '../../lib/testing/console.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';

afterEach(cleanup);
const message = 'A time of the exam is more than ten years before or after today.';
const refusal = { message, code: 'exam.timeFarOff' };
const exam: StaffScheduledExamFragment = {
  _id: 'g1_e1',
  _revision: 3,
  groupId: 'g1',
  examId: 'e1',
  courseId: 'law',
  courseTitle: 'Law',
  title: 'Exam of law',
  examStatus: 'published',
  status: 'open',
  opensAt: '2026-10-01T08:00:00Z',
  closesAt: '2026-10-09T22:00:00Z',
  lockAt: null,
  extensions: [],
  timeLimitMin: 45,
  accommodations: [],
};
const nothing = { again: async () => undefined, onClose: () => undefined };
const shared = { ...nothing, exam, timeZone: 'UTC', locked: undefined };
const schedule = {
  groupId: 'g1',
  regionId: 'r1',
  archived: false,
  timeZone: 'UTC',
  courseIds: ['law'],
  lockedTerms: [],
  exams: [],
};
const law = { __typename: 'AdminCourse' as const, id: 'law', code: 'BIB', title: 'Law' };
const mocks = () => [
  answers(RescheduleExamDocument, () => ({ refusal })).mock,
  answers(ScheduleExamDocument, () => ({ refusal })).mock,
  answers(CourseChoicesDocument, () => ({ data: { allCourses: { total: 1, more: false, next: null, items: [law] } } }))
    .mock,
  answers(
    AllExamsDocument,
    () =>
      ({
        data: {
          allExams: {
            total: 1,
            more: false,
            next: null,
            items: [{ id: 'e1', title: 'Exam of law', status: 'published' }],
          },
        },
      }) as never,
  ).mock,
  answers(GroupMembersDocument, () => ({
    data: { Group: { id: 'g1', members: { items: [], total: 0, more: false } } },
  })).mock,
];

test.each([
  ['Schedule an exam', () => <ScheduleDialog {...nothing} schedule={schedule} />, 'Closes'],
  ['Change times', () => <MoveDialog {...shared} />, 'Opens'],
  ['Change times', () => <MoveDialog {...shared} />, 'Closes'],
  ['Extend', () => <ExtendDialog {...shared} mayMove />, 'New deadline'],
])('%s: a time that is refused as far off is wrong at its field', async (act, dialog, label) => {
  showConsole(dialog(), mocks());
  const shown = within(await screen.findByRole('dialog'));
  if (act === 'Schedule an exam') {
    await shown.findByRole('option', { name: 'Exam of law' }, { timeout: 30_000 });
    fireEvent.change(shown.getByLabelText('Exam'), { target: { value: 'e1' } });
  }
  const field = shown.getByLabelText(new RegExp(`^${label}`));
  fireEvent.change(field, { target: { value: label === 'Opens' ? '1962-10-09T22:00' : '2062-10-09T22:00' } });
  fireEvent.click(shown.getByRole('button', { name: act }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'), { timeout: 30_000 });
  shown.getByText(message);
  expect(shown.queryByRole('alert')).toBeNull();
  // What is mended is no longer called wrong.
  fireEvent.change(field, { target: { value: '2026-10-10T22:00' } });
  expect(shown.queryByText(message)).toBeNull();
});
