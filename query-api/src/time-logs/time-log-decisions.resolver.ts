import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Resolver } from 'type-graphql';
import { timeLogIdOf } from '@paideia/events/time-logs/time-log.events.ts';
import { timeLogs } from '@paideia/projection-service/time-logs/time-log.view.ts';
import { changeOf } from '../kernel/graphql/change.ts';
import { CommandArgs, RevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { shownTimeLog, visibleTimeLog } from './time-log.queries.ts';
import { TimeLog, TimeLogEntryInput } from './time-log.types.ts';

@ArgsType()
class OwnWeekArgs extends RevisionArgs {
  @Field(() => String) program!: string;
  @Field(() => String) periodEnding!: string;
}
const change = changeOf(timeLogs, async (context, id) => shownTimeLog(await visibleTimeLog(context, id)));
/** The week of whoever is signed in. */
const own = (
  context: Context,
  { program, periodEnding }: { readonly program: string; readonly periodEnding: string },
) => ({
  userId: context.signedIn().userId,
  program,
  periodEnding,
});
const idOf = ({ userId, program, periodEnding }: ReturnType<typeof own>): string =>
  timeLogIdOf(userId, program, periodEnding);

@Resolver()
export class TimeLogDecisionsResolver {
  /** The first entry of a week begins its time log. */
  @Mutation(() => TimeLog)
  addTimeLogEntry(
    @Arg('input', () => TimeLogEntryInput) input: TimeLogEntryInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<TimeLog> {
    const { _id: entryId, groupId, date, minutes, activity } = input;
    const week = own(context, input);
    return change(
      context,
      idOf(week),
      'AddTimeLogEntry',
      { ...week, groupId, entryId, date, minutes, activity },
      intent,
    );
  }

  @Mutation(() => TimeLog)
  updateTimeLogEntry(
    @Arg('input', () => TimeLogEntryInput) input: TimeLogEntryInput,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<TimeLog> {
    const { _id: entryId, date, minutes, activity } = input;
    const week = own(context, input);
    return change(context, idOf(week), 'UpdateTimeLogEntry', { ...week, entryId, date, minutes, activity }, intent);
  }

  @Mutation(() => TimeLog)
  removeTimeLogEntry(
    @Arg('entryId', () => ID) entryId: string,
    @Args(() => OwnWeekArgs) { program, periodEnding, ...intent }: OwnWeekArgs,
    @Ctx() context: Context,
  ): Promise<TimeLog> {
    const week = own(context, { program, periodEnding });
    return change(context, idOf(week), 'RemoveTimeLogEntry', { ...week, entryId }, intent);
  }

  /** It may still change until it is evaluated. */
  @Mutation(() => TimeLog)
  submitTimeLog(
    @Args(() => OwnWeekArgs) { program, periodEnding, ...intent }: OwnWeekArgs,
    @Ctx() context: Context,
  ): Promise<TimeLog> {
    const week = own(context, { program, periodEnding });
    return change(context, idOf(week), 'SubmitTimeLog', week, intent);
  }
}
