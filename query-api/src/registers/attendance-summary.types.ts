import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { summarise } from '@paideia/events/registers/attendance.rules.ts';
import type { GradingParameters } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import {
  attendanceSummaryIdOf,
  type AttendanceSummaryView,
} from '@paideia/projection-service/registers/attendance-summary.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { NamedTerms } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import { termSums } from './term-sums.queries.ts';

@ObjectType()
export class AttendanceSummary implements Omit<
  AttendanceSummaryView,
  'userId' | 'groupId' | 'regionId' | 'gradedAt' | 'statuses'
> {
  @Field(() => ID) _id!: string;
  @Field(() => String) term!: string;
  @Field(() => Int) present!: number;
  @Field(() => Int) absent!: number;
  @Field(() => Int) late!: number;
  @Field(() => Int) excused!: number;
  @Field(() => Int) total!: number;
  @Field(() => Float, { nullable: true, description: '0 to 100; null while nothing was marked' }) percent!:
    | number
    | null;
  @Field(() => Float, { description: 'Percent points taken off the term grade' }) deduction!: number;
  @Field(() => Int) absentsOverGrace!: number;
  @Field(() => Int) latesOverGrace!: number;
  @Field(() => Int) graceAbsentsPerTerm!: number;
  @Field(() => Int) graceLatesPerTerm!: number;
  @Field(() => Float) absenceDeduction!: number;
  @Field(() => Float) lateDeduction!: number;
  @Field(() => Int) minutesLateThreshold!: number;
}

const none = { present: 0, absent: 0, late: 0, excused: 0 };
type Whose = { readonly userId: string; readonly groupId: string; readonly term: string };

/** The sums of one student's term, joined; zeros under the present grading before the first mark. */
export async function attendanceSummaryOf(
  context: Context,
  { userId, groupId, term }: Whose,
  schema: NamedTerms & { readonly grading: GradingParameters },
): Promise<AttendanceSummary> {
  const id = attendanceSummaryIdOf(userId, groupId, term);
  const { grading } = schema;
  const sums = await termSums(context, { userId, groupId, term }, schema);
  return sums ?? { _id: id, term, ...none, ...summarise(none, grading), ...grading };
}
