import { screen } from '../lib/screens/screen.ts';

export const locales = screen({
  path: '/locales',
  app: 'admin',
  role: 'superadmin',
  resource: 'locales',
  label: { id: 'admin.menu.locales', defaultMessage: 'Languages', description: 'Menu entry and page title.' },
  section: 'records',
  order: 350,
  load: async () => (await import('./admin/LocalesPage.tsx')).LocalesPage,
});
export const locale = screen({
  path: '/locales/:id',
  app: 'admin',
  role: 'superadmin',
  resource: 'locales',
  crumb: locales,
  load: async () => (await import('./admin/LocalePage.tsx')).LocalePage,
});
