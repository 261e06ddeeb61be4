import { screen } from '../lib/screens/screen.ts';

export const systemLog = screen({
  path: '/logits',
  app: 'admin',
  role: 'superadmin',
  resource: 'systemLog',
  label: { id: 'admin.menu.systemLog', defaultMessage: 'System log', description: 'Menu entry and page title.' },
  section: 'records',
  order: 310,
  settings: {
    order: 50,
    label: { id: 'shell.systemLog', defaultMessage: 'System Log', description: 'Menu entry for superadmins.' },
    isRestricted: true,
  },
  load: async () => (await import('./admin/SystemLogPage.tsx')).SystemLogPage,
});
