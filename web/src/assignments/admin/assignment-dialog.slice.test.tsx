/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answers, renata, showConsole } from '../../lib/testing/console.tsx';
import { CourseChoicesDocument } from '../../generated/courses/admin/courses-admin.ts';
import { CreateAssignmentDocument } from '../../generated/assignments/admin/assignments-admin.ts';
import { AssignmentDialog } from './AssignmentDialog.tsx';

afterEach(cleanup);
const draft = `draft:assignment:${renata._id}:g1:new`;

function show() {
  const courses = answers(CourseChoicesDocument, () => ({
    data: { allCourses: { total: 0, more: false, next: null, items: [] } },
  }));
  const create = answers(CreateAssignmentDocument, () => ({ refusal: { message: 'Busy', code: 'busy' } }));
  showConsole(
    <AssignmentDialog
      groupId="g1"
      timeZone="UTC"
      courseIds={[]}
      assignment={undefined}
      again={async () => undefined}
      onClose={() => undefined}
    />,
    [courses.mock, create.mock],
  );
}
const content = () => screen.getByLabelText<HTMLTextAreaElement>(/What to do/);

test('what is asked of a group comes back after a reload, and can be discarded', async () => {
  show();
  await screen.findByRole('dialog');
  expect(screen.queryByText('Draft saved on this device')).toBeNull();
  fireEvent.change(content(), { target: { value: 'Read the whole letter' } });
  await screen.findByText('Draft saved on this device');
  cleanup();
  show();
  await screen.findByRole('dialog');
  expect(content().value).toBe('Read the whole letter');
  fireEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  await waitFor(() => expect(content().value).toBe(''));
  expect(localStorage.getItem(draft)).toBeNull();
});
