import { screen } from '../lib/screens/screen.ts';

export const appSettings = screen({
  path: '/student/app-settings',
  app: 'student',
  role: 'user',
  offeredTo: 'students',
  label: { id: 'shell.appSettings', defaultMessage: 'App settings', description: 'Menu entry, and page title.' },
  section: 'own',
  order: 85,
  load: async () => (await import('./student/AppSettingsPage.tsx')).AppSettingsPage,
});
