import { screen } from '../lib/screens/screen.ts';
import { waiting } from '../lib/dashboard/card.ts';

export const systemLog = screen({
  path: '/logits',
  app: 'admin',
  role: 'superadmin',
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
export const abandonedMails = waiting({
  field: 'abandonedMails',
  order: 70,
  label: {
    id: 'waiting.mails',
    defaultMessage: 'Letters that failed',
    description: 'What waits for staff, beside their number.',
  },
  hint: {
    id: 'waiting.mailsHint',
    defaultMessage: 'They were given up after the last try.',
    description: 'Below the number of letters.',
  },
  lists: [`${systemLog.path}?tab=mails`],
  filter: { status: 'abandoned' },
});
