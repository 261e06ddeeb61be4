import { dashboardCard, isStudents } from '../kernel/graphql/dashboard.ts';
import { recentLessons } from './student-course.queries.ts';
import { RecentLesson } from './student-course.types.ts';

export const RecentLessonsCard = dashboardCard({
  name: 'recentLessons',
  description: 'The last three lessons that the person looked at; null where there is none',
  type: () => [RecentLesson],
  isFor: isStudents,
  async read(context) {
    const found = await recentLessons(context, 3);
    return found.length > 0 ? found : null;
  },
});
