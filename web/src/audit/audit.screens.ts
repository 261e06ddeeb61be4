import { screen } from '../lib/screens/screen.ts';

export const systemLog = screen({
  path: '/logits',
  app: 'admin',
  role: 'superadmin',
  label: 'systemLog',
  section: 'records',
  order: 310,
  settings: { order: 50, label: 'systemLogSetting', isRestricted: true },
  load: async () => (await import('./admin/SystemLogPage.tsx')).SystemLogPage,
});
