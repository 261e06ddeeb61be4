import { screen } from '../lib/screens/screen.ts';

export const siteSettings = screen({
  path: '/site-settings',
  app: 'admin',
  role: 'superadmin',
  label: 'siteSettings',
  settings: { order: 60, label: 'siteSettings', isRestricted: true },
  load: async () => (await import('./admin/SiteSettingsPage.tsx')).SiteSettingsPage,
});
