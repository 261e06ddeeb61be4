import { screen } from '../lib/screens/screen.ts';

export const dashboard = screen({
  path: '/dashboard',
  app: 'student',
  role: 'user',
  label: 'dashboard',
  section: 'main',
  order: 10,
  keys: 'GD',
  phone: { icon: 'home', label: 'home' },
  load: async () => (await import('./student/DashboardPage.tsx')).DashboardPage,
});
