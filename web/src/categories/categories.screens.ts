import { screen } from '../lib/screens/screen.ts';

export const categories = screen({
  path: '/categories',
  app: 'admin',
  role: 'superadmin',
  resource: 'categories',
  label: { id: 'admin.menu.categories', defaultMessage: 'Categories', description: 'Menu entry and page title.' },
  section: 'records',
  order: 330,
  load: async () => (await import('./admin/CategoriesPage.tsx')).CategoriesPage,
});
export const category = screen({
  path: '/categories/:id',
  app: 'admin',
  role: 'superadmin',
  resource: 'categories',
  crumb: categories,
  load: async () => (await import('./admin/CategoryPage.tsx')).CategoryPage,
});
