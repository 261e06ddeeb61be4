import { card } from '../lib/dashboard/card.ts';
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
export const collegeSetupCard = card({
  field: 'collegeSetup',
  dashboard: 'staff',
  column: 1,
  order: 5,
  label: { id: 'dashboards.collegeSetup', defaultMessage: 'Set up the college', description: 'Title of a card.' },
  load: async () => (await import('./student/CollegeSetupCard.tsx')).CollegeSetupCard,
});
