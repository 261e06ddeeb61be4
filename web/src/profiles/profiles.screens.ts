import { screen } from '../lib/screens/screen.ts';

export const profile = screen({
  path: '/profile',
  app: 'student',
  role: 'user',
  isLeftAtSignIn: true,
  label: { id: 'shell.profile', defaultMessage: 'Profile and settings', description: 'Menu entry.' },
  section: 'own',
  order: 80,
  keys: 'GP',
  load: async () => (await import('./student/ProfilePage.tsx')).ProfilePage,
});
