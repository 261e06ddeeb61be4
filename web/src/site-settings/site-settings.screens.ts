import { screen } from '../lib/screens/screen.ts';

export const siteSettings = screen({
  path: '/site-settings',
  app: 'admin',
  role: 'superadmin',
  label: { id: 'shell.siteSettings', defaultMessage: 'Site Settings', description: 'Menu entry and page title.' },
  settings: { order: 60, isRestricted: true },
  load: async () => (await import('./admin/SiteSettingsPage.tsx')).SiteSettingsPage,
});
