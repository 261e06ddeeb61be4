import { screen } from '../lib/screens/screen.ts';

export const groups = screen({
  path: '/groups',
  app: 'admin',
  role: 'manager',
  label: { id: 'admin.menu.groups', defaultMessage: 'Groups', description: 'Menu entry and page title.' },
  section: 'people',
  order: 220,
  load: async () => (await import('./admin/GroupsPage.tsx')).GroupsPage,
});
export const group = screen({
  path: '/groups/:id',
  app: 'admin',
  role: 'manager',
  crumb: groups,
  load: async () => (await import('./admin/GroupPage.tsx')).GroupPage,
});
