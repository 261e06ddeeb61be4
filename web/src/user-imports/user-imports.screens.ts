import { users } from '../accounts/accounts.screens.ts';
import { screen } from '../lib/screens/screen.ts';

export const userImport = screen({
  path: '/users/import',
  app: 'admin',
  role: 'admin',
  resource: 'users',
  label: { id: 'userImports.title', defaultMessage: 'Import people', description: 'Title of the page.' },
  crumb: users,
  load: async () => (await import('./admin/ImportPage.tsx')).ImportPage,
});
export const userImportRun = screen({
  path: '/users/import/:importId',
  app: 'admin',
  role: 'admin',
  resource: 'users',
  crumb: userImport,
  load: async () => (await import('./admin/ImportRunPage.tsx')).ImportRunPage,
});
