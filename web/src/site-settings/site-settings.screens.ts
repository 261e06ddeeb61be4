import { screen } from '../lib/screens/screen.ts';

export const siteSettings = screen({
  path: '/site-settings',
  app: 'admin',
  role: 'superadmin',
  label: { id: 'shell.siteSettings', defaultMessage: 'Site Settings', description: 'Menu entry and page title.' },
  settings: { order: 60, isRestricted: true },
  load: async () => (await import('./admin/SiteSettingsPage.tsx')).SiteSettingsPage,
});
export const d2lRedirect = screen({
  path: '/d2l-redirect',
  app: 'admin',
  role: 'superadmin',
  label: { id: 'admin.menu.d2l', defaultMessage: 'Learning system', description: 'Page title.' },
  load: async () => (await import('./admin/D2lRedirectPage.tsx')).D2lRedirectPage,
});
