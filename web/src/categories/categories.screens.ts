import { screen } from '../lib/screens/screen.ts';

export const categories = screen({
  path: '/categories',
  app: 'admin',
  role: 'superadmin',
  label: { id: 'admin.menu.categories', defaultMessage: 'Categories', description: 'Menu entry and page title.' },
  section: 'records',
  order: 330,
  load: async () => (await import('./admin/CategoriesPage.tsx')).CategoriesPage,
});
export const category = screen({
  path: '/categories/:id',
  app: 'admin',
  role: 'superadmin',
  crumb: categories,
  load: async () => (await import('./admin/CategoryPage.tsx')).CategoryPage,
});
