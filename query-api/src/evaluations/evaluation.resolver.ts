import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { programName } from '@paideia/events/time-logs/time-log-program.rules.ts';
import { timeLogIdOf } from '@paideia/events/time-logs/time-log.events.ts';
import { firstDayOf } from '@paideia/events/time-logs/time-log.rules.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { evaluations, type EvaluationView } from '@paideia/projection-service/evaluations/evaluation.view.ts';
import { attendanceGroups } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { timeLogs } from '@paideia/projection-service/time-logs/time-log.view.ts';
import { assertShown } from '../kernel/graphql/change.ts';
import { RevisionArgs } from '../kernel/graphql/command-args.ts';
import type { CommandData } from '../kernel/graphql/command-fields.ts';
import type { Context, Intent } from '../kernel/graphql/context.ts';
import { findAndCount, pageOf, pageRange, type PageOf } from '../kernel/graphql/pages.ts';
import { programsOf, shownTimeLog, visibleTimeLog } from '../time-logs/time-log.queries.ts';
import { TimeLog } from '../time-logs/time-log.types.ts';
import { Evaluation } from './evaluation.types.ts';

const OwnEvaluationPage = pageOf(Evaluation, 'OwnEvaluation');
export const shownEvaluation = (view: EvaluationView): Evaluation => ({ id: view._id, ...view });

@ArgsType()
class WeekArgs extends RevisionArgs {
  @Field(() => ID) userId!: string;
  @Field(() => String) program!: string;
  @Field(() => String) periodEnding!: string;
}
/** It is shown in two lists, and answered is the time log as it is then. */
async function change<T extends 'SaveEvaluation' | 'DeleteEvaluation'>(
  context: Context,
  type: T,
  data: CommandData<T> & { readonly userId: string; readonly program: string; readonly periodEnding: string },
  intent: Intent,
): Promise<TimeLog> {
  const id = timeLogIdOf(data.userId, data.program, data.periodEnding);
  const sent = await context.send(type, data, { then: [timeLogs, evaluations], ...intent });
  await assertShown(context, sent, timeLogs, id);
  return shownTimeLog(await visibleTimeLog(context, id));
}

@Resolver(() => Evaluation)
export class EvaluationResolver {
  /** The evaluations of the actor's own time logs, the latest first. */
  @Query(() => OwnEvaluationPage)
  async myEvaluations(
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25 }) perPage: number,
    @Ctx() context: Context,
  ): Promise<PageOf<Evaluation>> {
    const where = { userId: context.signedIn().userId };
    const sort = { field: 'evaluatedAt', descending: true } as const;
    const { items, total, more, next } = await findAndCount(context.read(evaluations), {
      where,
      sort,
      ...pageRange(page, perPage),
    });
    return { items: items.map(shownEvaluation), total, more, next: next ?? null };
  }

  /** It closes the time log; said again, it replaces the one before. What was seen is the time log. */
  @Mutation(() => TimeLog)
  saveEvaluation(
    @Args(() => WeekArgs) { userId, program, periodEnding, ...intent }: WeekArgs,
    @Arg('rating', () => Int) rating: number,
    @Arg('comments', () => String, { nullable: true }) comments: string | null,
    @Ctx() context: Context,
  ): Promise<TimeLog> {
    const data = { userId, program, periodEnding, rating, comments: comments ?? null };
    return change(context, 'SaveEvaluation', data, intent);
  }

  /** The time log may change again, and waits for another evaluation. */
  @Mutation(() => TimeLog)
  deleteEvaluation(
    @Args(() => WeekArgs) { userId, program, periodEnding, ...intent }: WeekArgs,
    @Ctx() context: Context,
  ): Promise<TimeLog> {
    return change(context, 'DeleteEvaluation', { userId, program, periodEnding }, intent);
  }

  @FieldResolver(() => String, { description: 'The first day of the week' })
  periodStart(@Root() { periodEnding }: Evaluation): string {
    return firstDayOf(periodEnding);
  }
  @FieldResolver(() => String)
  async programName(@Root() { program }: Evaluation, @Ctx() context: Context): Promise<string> {
    return programName(await programsOf(context), program);
  }
  @FieldResolver(() => String)
  async groupName(@Root() { groupId }: Evaluation, @Ctx() context: Context): Promise<string> {
    return (await context.join(attendanceGroups, groupId))?.name ?? '';
  }
  @FieldResolver(() => String, { description: 'Of the campus' })
  async timeZone(@Root() { regionId }: Evaluation, @Ctx() context: Context): Promise<string> {
    return (await context.join(regions, regionId))?.timeZone ?? 'UTC';
  }
  @FieldResolver(() => String, { nullable: true })
  async evaluatedByName(@Root() { evaluatedBy }: Evaluation, @Ctx() context: Context): Promise<string | null> {
    return (await context.join(users, evaluatedBy))?.fullName ?? null;
  }
}
