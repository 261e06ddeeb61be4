import { screen } from '../lib/screens/screen.ts';

export const regions = screen({
  path: '/regions',
  app: 'admin',
  role: 'admin',
  label: 'regions',
  section: 'people',
  order: 240,
  settings: { order: 30, label: 'regionManager' },
  load: async () => (await import('./admin/RegionsPage.tsx')).RegionsPage,
});
export const region = screen({
  path: '/regions/:id',
  app: 'admin',
  role: 'admin',
  crumb: regions,
  load: async () => (await import('./admin/RegionPage.tsx')).RegionPage,
});
