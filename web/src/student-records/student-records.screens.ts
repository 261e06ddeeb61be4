import { screen } from '../lib/screens/screen.ts';

export const studentRecord = screen({
  path: '/students/:id',
  app: 'admin',
  role: 'manager',
  regionRole: 'admin',
  label: {
    id: 'admin.menu.studentRecord',
    defaultMessage: 'Student record',
    description: 'Page of staff about one student, and links to it.',
  },
  load: async () => (await import('./admin/StudentRecordPage.tsx')).StudentRecordPage,
});
