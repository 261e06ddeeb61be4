import { daysAfter } from '@paideia/events/kernel/dates.ts';
import { dashboardCard, isStudents } from '../kernel/graphql/dashboard.ts';
import { calendarOf } from './calendar.queries.ts';
import { Calendar } from './calendar.types.ts';

/** Six weeks from its first day: the month, and on its last day what comes next. */
const monthOf = (today: string) => {
  const from = `${today.slice(0, 7)}-01`;
  return { from, to: daysAfter(from, 41) };
};

export const CalendarCard = dashboardCard({
  name: 'calendar',
  description: 'Of the group: six weeks from the first day of this month',
  type: () => Calendar,
  isFor: isStudents,
  read: async (context, { groupId, actor: { userId } }) =>
    groupId === null ? null : calendarOf(context, userId, groupId, monthOf),
});
