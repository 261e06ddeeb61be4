import { dashboardCard, isStudents } from '../kernel/graphql/dashboard.ts';
import { assessmentsOf } from './assessment.queries.ts';
import { Assessments } from './assessment.types.ts';

export const AssessmentsCard = dashboardCard({
  name: 'assessments',
  description: 'Of the group',
  type: () => Assessments,
  isFor: isStudents,
  read: async (context, { groupId }) => (groupId === null ? null : assessmentsOf(context, groupId)),
});
