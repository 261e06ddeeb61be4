import { screen } from '../lib/screens/screen.ts';

export const gradebook = screen({
  path: '/gradebook',
  app: 'admin',
  role: 'manager',
  label: {
    id: 'admin.menu.gradebook',
    defaultMessage: 'Gradebook',
    description: 'Menu entry, page title and tab of a group: all grades of a group as a table.',
  },
  section: 'work',
  order: 145,
  load: async () => (await import('./admin/GradebookPage.tsx')).GradebookPage,
});
