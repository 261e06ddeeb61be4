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
