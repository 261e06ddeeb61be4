import { screen } from '../lib/screens/screen.ts';

export const alumni = screen({
  path: '/alumni',
  app: 'student',
  role: 'user',
  offeredTo: 'alumni',
  label: 'alumni',
  section: 'own',
  order: 70,
  load: async () => (await import('./student/AlumniPage.tsx')).AlumniPage,
});
