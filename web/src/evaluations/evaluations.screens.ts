import { screen } from '../lib/screens/screen.ts';

export const evaluations = screen({
  path: '/evaluations',
  app: 'admin',
  role: 'manager',
  resource: 'evaluations',
  label: { id: 'admin.menu.evaluations', defaultMessage: 'Evaluations', description: 'Menu entry and page title.' },
  section: 'work',
  order: 144,
  load: async () => (await import('./admin/EvaluationsPage.tsx')).EvaluationsPage,
});
export const evaluation = screen({
  path: '/evaluations/:id',
  app: 'admin',
  role: 'manager',
  resource: 'evaluations',
  crumb: evaluations,
  load: async () => (await import('./admin/EvaluationPage.tsx')).EvaluationPage,
});
