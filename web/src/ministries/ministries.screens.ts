import { alumni } from '../alumni-profiles/alumni-profiles.screens.ts';
import { waiting } from '../lib/dashboard/card.ts';
import { screen } from '../lib/screens/screen.ts';

export const ministryRegistry = screen({
  path: '/alumni/ministries',
  app: 'student',
  role: 'user',
  offeredTo: 'alumni',
  label: {
    id: 'shell.ministries',
    defaultMessage: 'Ministry registry',
    description: 'Page title: the ministries that alumni have listed.',
  },
  tabs: [{ tab: 'mine' }],
  crumb: alumni,
  load: async () => (await import('./student/MinistriesPage.tsx')).MinistriesPage,
});
export const pendingMinistries = waiting({
  field: 'pendingMinistries',
  order: 65,
  label: {
    id: 'waiting.ministries',
    defaultMessage: 'Ministries to approve',
    description: 'What waits for staff, beside their number.',
  },
  hint: {
    id: 'waiting.ministriesHint',
    defaultMessage: 'Alumni see them once they are approved.',
    description: 'Below the number of ministries.',
  },
  lists: [ministryRegistry.path],
  filter: { status: 'pending' },
});
