import { screen } from '../lib/screens/screen.ts';

const load = (title: string) => async () => {
  const { DocumentPage } = await import('./public/DocumentPage.tsx');
  return () => DocumentPage({ title });
};
export const privacy = screen({
  path: '/privacy',
  app: 'public',
  label: { id: 'shell.privacy', defaultMessage: 'Privacy', description: 'Link at the bottom of every page.' },
  section: 'site',
  order: 10,
  load: load('privacy'),
});
export const terms = screen({
  path: '/terms',
  app: 'public',
  label: { id: 'shell.terms', defaultMessage: 'Terms', description: 'Link at the bottom of every page.' },
  section: 'site',
  order: 20,
  load: load('terms'),
});
export const docs = screen({ path: '/docs', app: 'public', load: load('docs') });
/** Any other document is found by its title. */
export const read = screen({
  path: '/docs/:title',
  app: 'public',
  load: async () => (await import('./public/DocumentPage.tsx')).DocumentPage,
});

export const documents = screen({
  path: '/documents',
  app: 'admin',
  role: 'superadmin',
  resource: 'documents',
  label: { id: 'admin.menu.documents', defaultMessage: 'Documents', description: 'Menu entry and page title.' },
  section: 'records',
  order: 330,
  settings: {
    order: 45,
    label: {
      id: 'shell.documentationManager',
      defaultMessage: 'Documentation Manager',
      description: 'Menu entry for superadmins.',
    },
    isRestricted: true,
  },
  load: async () => (await import('./admin/DocumentsPage.tsx')).DocumentsPage,
});
export const document = screen({
  path: '/documents/:id',
  app: 'admin',
  role: 'superadmin',
  resource: 'documents',
  crumb: documents,
  load: async () => (await import('./admin/DocumentEditPage.tsx')).DocumentEditPage,
});
