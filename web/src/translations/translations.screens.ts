import { screen } from '../lib/screens/screen.ts';

export const translations = screen({
  path: '/translations',
  app: 'admin',
  role: 'admin',
  resource: 'translations',
  label: { id: 'shell.translations', defaultMessage: 'Translations', description: 'Menu entry and page title.' },
  section: 'records',
  order: 345,
  settings: { order: 36 },
  load: async () => (await import('./admin/TranslationsPage.tsx')).TranslationsPage,
});
export const translation = screen({
  // The name of a text has dots in it, and what ends in one looks like a file.
  path: '/translations/:id/languages',
  app: 'admin',
  role: 'admin',
  resource: 'translations',
  crumb: translations,
  load: async () => (await import('./admin/TranslationPage.tsx')).TranslationPage,
});
