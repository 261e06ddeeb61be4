import { card } from '../lib/dashboard/card.ts';
import { screen } from '../lib/screens/screen.ts';

/** For the teachers of the group, who need no console for it. */
export const taughtGroup = screen({
  path: '/student/groups/:_id/progress',
  app: 'student',
  role: 'user',
  load: async () => (await import('./student/TaughtGroupPage.tsx')).TaughtGroupPage,
});
export const taughtGroupsCard = card({
  field: 'taughtGroups',
  column: 1,
  order: 15,
  label: { id: 'dashboards.taughtGroups', defaultMessage: 'Groups you teach', description: 'Title of a card.' },
  load: async () => (await import('./student/TaughtGroupsCard.tsx')).TaughtGroupsCard,
});
