import { screen } from '../lib/screens/screen.ts';

export const regions = screen({
  path: '/regions',
  app: 'admin',
  role: 'admin',
  resource: 'regions',
  label: { id: 'admin.menu.regions', defaultMessage: 'Regions', description: 'Menu entry and page title.' },
  section: 'people',
  order: 240,
  settings: {
    order: 30,
    label: { id: 'shell.regionManager', defaultMessage: 'Region Manager', description: 'Menu entry for admins.' },
  },
  tabs: [
    {
      tab: 'forex',
      role: ['admin', 'reportsAdmin'],
      label: { id: 'screens.forexRates', defaultMessage: 'Exchange rates', description: 'Tab of the regions.' },
    },
  ],
  load: async () => (await import('./admin/RegionsPage.tsx')).RegionsPage,
});
export const region = screen({
  path: '/regions/:id',
  app: 'admin',
  role: 'admin',
  resource: 'regions',
  crumb: regions,
  load: async () => (await import('./admin/RegionPage.tsx')).RegionPage,
});
