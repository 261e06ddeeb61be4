import { screen } from '../lib/screens/screen.ts';

export const reports = screen({
  path: '/reports',
  app: 'admin',
  role: ['admin', 'reportsAdmin'],
  label: { id: 'admin.menu.reports', defaultMessage: 'Reports', description: 'Menu entry and page title.' },
  section: 'records',
  order: 305,
  load: async () => (await import('./admin/ReportsPage.tsx')).ReportsPage,
});
