import { ownBilling } from '../invoices/invoices.screens.ts';
import { screen } from '../lib/screens/screen.ts';

export const ownCards = screen({
  path: '/student/billing/cards',
  app: 'student',
  role: 'user',
  offeredTo: 'students',
  label: { id: 'shell.cards', defaultMessage: 'Saved cards', description: 'Page title: credit cards of a student.' },
  crumb: ownBilling,
  load: async () => (await import('./student/CardsPage.tsx')).CardsPage,
});
