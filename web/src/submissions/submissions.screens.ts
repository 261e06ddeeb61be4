import { screen } from '../lib/screens/screen.ts';

export const submissions = screen({
  path: '/assignmentSubmissions',
  app: 'admin',
  role: 'admin',
  label: 'submissions',
  section: 'work',
  order: 130,
  load: async () => (await import('./admin/AssignmentSubmissionsPage.tsx')).AssignmentSubmissionsPage,
});
