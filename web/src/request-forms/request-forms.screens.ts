import { screen } from '../lib/screens/screen.ts';
import { waiting } from '../lib/dashboard/card.ts';

export const requestForms = screen({
  path: '/request-form',
  app: 'admin',
  role: 'superadmin',
  resource: 'requestForms',
  label: { id: 'admin.menu.requests', defaultMessage: 'Requests', description: 'Menu entry and page title.' },
  section: 'records',
  order: 340,
  load: async () => (await import('./admin/RequestsPage.tsx')).RequestsPage,
});
export const requestForm = screen({
  path: '/request-form/:id',
  app: 'admin',
  role: 'superadmin',
  resource: 'requestForms',
  crumb: requestForms,
  load: async () => (await import('./admin/RequestPage.tsx')).RequestPage,
});
export const openRequestForms = waiting({
  field: 'openRequestForms',
  order: 60,
  label: {
    id: 'waiting.requests',
    defaultMessage: 'Requests to answer',
    description: 'What waits for staff, beside their number.',
  },
  hint: {
    id: 'waiting.requestsHint',
    defaultMessage: 'They were sent with the request form.',
    description: 'Below the number of requests.',
  },
  lists: [requestForms.path],
  filter: { status: 'open' },
});
