import { card } from '../lib/dashboard/card.ts';

export const calendarCard = card({
  field: 'calendar',
  dashboard: 'study',
  column: 3,
  order: 5,
  label: { id: 'dashboards.calendar', defaultMessage: 'Calendar', description: 'Title of a card.' },
  load: async () => (await import('./student/CalendarCard.tsx')).CalendarCard,
});
