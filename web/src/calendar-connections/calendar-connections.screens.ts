import { screen } from '../lib/screens/screen.ts';

export const googleAuth = screen({
  path: '/google-auth',
  app: 'student',
  role: 'user',
  load: async () => (await import('./student/GoogleAuthPage.tsx')).GoogleAuthPage,
});
