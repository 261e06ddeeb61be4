import { screen } from '../lib/screens/screen.ts';

export const studentRecord = screen({
  path: '/students/:id',
  app: 'admin',
  role: 'manager',
  load: async () => (await import('./admin/StudentRecordPage.tsx')).StudentRecordPage,
});
