import { screen } from '../lib/screens/screen.ts';

export const requestForms = screen({
  path: '/request-form',
  app: 'admin',
  role: 'superadmin',
  label: { id: 'admin.menu.requests', defaultMessage: 'Requests', description: 'Menu entry and page title.' },
  section: 'records',
  order: 340,
  load: async () => (await import('./admin/RequestsPage.tsx')).RequestsPage,
});
export const requestForm = screen({
  path: '/request-form/:id',
  app: 'admin',
  role: 'superadmin',
  crumb: requestForms,
  load: async () => (await import('./admin/RequestPage.tsx')).RequestPage,
});
