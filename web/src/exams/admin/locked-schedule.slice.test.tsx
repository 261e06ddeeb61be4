/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { CourseChoicesDocument } from '../../generated/courses/admin/courses-admin.ts';
import { AllExamsDocument } from '../../generated/exams/admin/exam-admin.ts';
import type { GroupScheduleFragment } from '../../generated/exams/admin/schedule.ts';
import { GroupMembersDocument } from '../../generated/groups/admin/groups-admin.ts';
import { answers, showConsole } from '../../lib/testing/console.tsx';
import { ScheduledExams } from './ScheduledExams.tsx';

afterEach(cleanup);
const course = (id: string, title: string) => ({ __typename: 'AdminCourse' as const, id, code: 'BIB', title });
const exam = (examId: string, courseId: string): GroupScheduleFragment['exams'][number] => ({
  _id: `g1_${examId}`,
  _revision: 3,
  groupId: 'g1',
  examId,
  courseId,
  courseTitle: courseId,
  title: `Exam of ${courseId}`,
  examStatus: 'published',
  status: 'open',
  opensAt: '2026-10-01T08:00:00Z',
  closesAt: '2026-10-09T22:00:00Z',
  lockAt: null,
  extensions: [],
  timeLimitMin: 45,
  accommodations: [],
});
const schedule: GroupScheduleFragment = {
  groupId: 'g1',
  regionId: 'r1',
  archived: false,
  timeZone: 'UTC',
  courseIds: ['law', 'acts'],
  lockedTerms: [{ name: 'Autumn', courseIds: ['law'], lockedAt: '2026-12-20T12:00:00.000Z' }],
  exams: [exam('e1', 'law'), exam('e2', 'acts')],
};
function show() {
  const courses = answers(CourseChoicesDocument, () => ({
    data: { allCourses: { total: 2, more: false, next: null, items: [course('law', 'Law'), course('acts', 'Acts')] } },
  }));
  const exams = answers(AllExamsDocument, () => ({
    data: { allExams: { total: 0, more: false, next: null, items: [] } },
  }));
  const members = answers(GroupMembersDocument, () => ({
    data: { Group: { id: 'g1', members: { items: [], total: 0, more: false } } },
  }));
  showConsole(<ScheduledExams schedule={schedule} again={async () => undefined} />, [
    courses.mock,
    exams.mock,
    members.mock,
  ]);
}
const notice = /^The term “Autumn” is locked since 20 Dec 2026/;
/** What can be done in the dialog that is open. */
const buttons = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test.each(['Change times', 'Extend', 'More time or attempts'])(
  '%s: of an exam in a locked term nothing is typed, and of another it is',
  async (act) => {
    show();
    const [locked, open] = screen.getAllByRole('button', { name: new RegExp(`^${act}`) });
    fireEvent.click(locked!);
    await screen.findByText(notice);
    const reason = () => screen.getByLabelText(/^Reason/).matches(':disabled');
    expect([reason(), buttons()]).toEqual([true, ['Close']]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(open!);
    await screen.findByRole('dialog', { name: /acts/ });
    expect([reason(), buttons().length, screen.queryByText(notice)]).toEqual([false, 2, null]);
  },
);

test('no exam is scheduled in a course of a locked term, but in another one', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Schedule an exam' }));
  await screen.findByText(notice);
  expect([screen.getByLabelText('Exam').matches(':disabled'), buttons()]).toEqual([true, ['Close']]);
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'acts' } });
  expect(screen.queryByText(notice)).toBeNull();
  expect(screen.getByLabelText('Exam').matches(':disabled')).toBe(false);
});
