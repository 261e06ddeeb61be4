import { screen } from '../lib/screens/screen.ts';

export const alumni = screen({
  path: '/alumni',
  app: 'student',
  role: 'user',
  offeredTo: 'alumni',
  label: { id: 'shell.alumni', defaultMessage: 'Alumni', description: 'Menu entry of graduates.' },
  section: 'own',
  order: 70,
  load: async () => (await import('./student/AlumniPage.tsx')).AlumniPage,
});
