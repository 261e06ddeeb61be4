import { Field, Float, ObjectType } from 'type-graphql';
import { recentResults } from '../exam-attempts/exam-result.shown.ts';
import { ExamResult } from '../exam-attempts/exam-result.types.ts';
import { dashboardCard, isStudents } from '../kernel/graphql/dashboard.ts';
import { seenTranscript } from './transcript.shown.ts';

@ObjectType()
export class RecentGrades {
  @Field(() => Float, { nullable: true, description: 'The mean of the course grades' }) gradeAverage!: number | null;
  @Field(() => [ExamResult], { description: 'The latest three' }) results!: readonly ExamResult[];
}

export const GradesCard = dashboardCard({
  name: 'grades',
  description: 'What was graded in the group',
  type: () => RecentGrades,
  isFor: isStudents,
  async read(context, { groupId, actor: { userId } }) {
    if (groupId === null) return null;
    const [{ gradeAverage }, results] = await Promise.all([
      seenTranscript(context, { userId, groupId }, null),
      recentResults(context, 3),
    ]);
    return { gradeAverage, results };
  },
});
