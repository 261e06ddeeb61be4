import { screen } from '../lib/screens/screen.ts';

export const studentLinks = screen({
  path: '/student/links',
  app: 'student',
  role: 'user',
  offeredTo: 'students',
  label: { id: 'shell.links', defaultMessage: 'Links', description: 'Menu entry of students, and page title.' },
  section: 'main',
  order: 40,
  load: async () => (await import('./student/LinksPage.tsx')).LinksPage,
});
export const links = screen({
  path: '/links',
  app: 'admin',
  role: 'admin',
  resource: 'links',
  label: { id: 'admin.menu.links', defaultMessage: 'Links', description: 'Menu entry and page title.' },
  section: 'records',
  order: 325,
  load: async () => (await import('./admin/LinksPage.tsx')).LinksPage,
});
export const link = screen({
  path: '/links/:id',
  app: 'admin',
  role: 'admin',
  resource: 'links',
  crumb: links,
  load: async () => (await import('./admin/LinkPage.tsx')).LinkPage,
});
