import { screen } from '../lib/screens/screen.ts';

export const submissions = screen({
  path: '/assignmentSubmissions',
  app: 'admin',
  role: 'admin',
  label: { id: 'admin.menu.submissions', defaultMessage: 'Submissions', description: 'Menu entry and page title.' },
  section: 'work',
  order: 130,
  load: async () => (await import('./admin/AssignmentSubmissionsPage.tsx')).AssignmentSubmissionsPage,
});
