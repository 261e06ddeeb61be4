import { screen } from '../lib/screens/screen.ts';
import { assessments } from '../exam-attempts/exam-attempts.screens.ts';
import { waiting } from '../lib/dashboard/card.ts';

export const submissions = screen({
  path: '/assignmentSubmissions',
  app: 'admin',
  role: 'admin',
  resource: 'submissions',
  label: { id: 'admin.menu.submissions', defaultMessage: 'Submissions', description: 'Menu entry and page title.' },
  section: 'work',
  order: 130,
  load: async () => (await import('./admin/AssignmentSubmissionsPage.tsx')).AssignmentSubmissionsPage,
});
export const ownAssignment = screen({
  path: '/student/assessments/assignments/:_id',
  app: 'student',
  role: 'user',
  crumb: assessments,
  load: async () => (await import('./student/AssignmentPage.tsx')).AssignmentPage,
});
export const ungradedSubmissions = waiting({
  field: 'ungradedSubmissions',
  order: 30,
  label: {
    id: 'waiting.submissions',
    defaultMessage: 'Submissions to grade',
    description: 'What waits for staff, beside their number.',
  },
  hint: {
    id: 'waiting.submissionsHint',
    defaultMessage: 'Students wait for the grade and your comment.',
    description: 'Below the number of submissions.',
  },
  lists: [submissions.path],
  filter: { status: 'submitted' },
});
