import { screen } from '../lib/screens/screen.ts';
import { homePath } from '../lib/session/landmarks.ts';

export const dashboard = screen({
  path: homePath,
  app: 'student',
  role: 'user',
  label: { id: 'shell.dashboard', defaultMessage: 'Dashboard', description: 'Menu entry.' },
  section: 'main',
  order: 10,
  keys: 'GD',
  phone: {
    icon: 'home',
    label: {
      id: 'shell.homeItem',
      defaultMessage: 'Home',
      description: 'Menu entry and button that lead to the dashboard.',
    },
  },
  load: async () => (await import('./student/DashboardPage.tsx')).DashboardPage,
});
