import { Arg, Args, Ctx, Field, FieldResolver, ID, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { every } from '@paideia/documents/every.ts';
import { sittingIdOf } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { readsExamResult } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { studentExams, type StudentExamView } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { ScheduledExam } from '../exams/group-schedule.types.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';

@ObjectType({ description: 'What one student was granted at an exam beyond what everybody has' })
class ExamAccommodation implements Pick<StudentExamView, 'userId'> {
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) name!: string | null;
  @Field(() => Int) extraMinutes!: number;
  @Field(() => Int) extraAttempts!: number;
  @Field(() => [String], { description: 'Those that were given and not erased' }) reasons!: readonly string[];
}

async function shownAccommodation(context: Context, view: StudentExamView): Promise<ExamAccommodation> {
  const { userId, granted, grants, extraTime } = view;
  const extraMinutes = extraTime?.minutes ?? 0;
  return {
    userId,
    name: (await context.join(users, userId))?.fullName ?? null,
    extraMinutes,
    extraAttempts: granted,
    reasons: [...grants, ...(extraTime && extraMinutes > 0 ? [extraTime] : [])].flatMap(({ reason }) => reason ?? []),
  };
}

@Resolver(() => ScheduledExam)
export class ExamAccommodationResolver {
  @FieldResolver(() => [ExamAccommodation], { description: 'None for whoever may not read the results of the region' })
  async accommodations(
    @Root() { groupId, examId, regionId }: ScheduledExam,
    @Ctx() context: Context,
  ): Promise<readonly ExamAccommodation[]> {
    if (!readsExamResult(context.actor, { regionId })) return [];
    const found = await every(context.read(studentExams), { where: { groupId, examId, hasExtra: true } });
    return Promise.all(found.map((view) => shownAccommodation(context, view)));
  }

  /** For each attempt that begins from now on; it takes the place of what was granted before, and 0 takes it back. */
  @Mutation(() => ExamAccommodation)
  async grantExtraTime(
    @Arg('userId', () => ID) userId: string,
    @Arg('groupId', () => ID) groupId: string,
    @Arg('examId', () => ID) examId: string,
    @Arg('minutes', () => Int) minutes: number,
    @Arg('reason', () => String) reason: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<ExamAccommodation> {
    context.signedIn();
    const data = { userId, groupId, examId, minutes, reason };
    await context.send('GrantExtraTime', data, { ...intent, then: [studentExams] });
    const view = await context.read(studentExams).one(sittingIdOf(userId, groupId, examId));
    return view
      ? shownAccommodation(context, view)
      : { userId, name: null, extraMinutes: 0, extraAttempts: 0, reasons: [] };
  }
}
