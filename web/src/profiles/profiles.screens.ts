import { screen } from '../lib/screens/screen.ts';

export const profile = screen({
  path: '/profile',
  app: 'student',
  role: 'user',
  label: 'profile',
  section: 'own',
  order: 80,
  keys: 'GP',
  load: async () => (await import('./student/ProfilePage.tsx')).ProfilePage,
});
