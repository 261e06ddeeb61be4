import { Field, Float, ObjectType } from 'type-graphql';
import { latestOf, ownResults } from '../exam-attempts/exam-result.queries.ts';
import { ExamResult } from '../exam-attempts/exam-result.types.ts';
import { dashboardCard, isStudents } from '../kernel/graphql/dashboard.ts';
import { gradeAverageOf } from './transcript.queries.ts';

@ObjectType()
class RecentGrades {
  @Field(() => Float, { nullable: true, description: 'The mean of the course grades' }) gradeAverage!: number | null;
  @Field(() => [ExamResult], { description: 'The latest three that count' }) results!: readonly ExamResult[];
}

const latest = 3;
export const GradesCard = dashboardCard({
  name: 'grades',
  description: 'What was graded in the group',
  type: () => RecentGrades,
  isFor: isStudents,
  async read(context, { groupId, actor: { userId } }) {
    if (groupId === null) return null;
    const own = await ownResults(context);
    const inGroup = own.filter((result) => result.groupId === groupId);
    const gradeAverage = await gradeAverageOf(context, { userId, groupId }, inGroup);
    return { gradeAverage, results: latestOf(own, latest) };
  },
});
