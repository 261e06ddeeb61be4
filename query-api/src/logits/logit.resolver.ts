import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { LogitType } from '@paideia/events/logits/logit.events.ts';
import { memberOf } from '../kernel/graphql/time-range.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { newId } from '@paideia/events/kernel/new-ids.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { Public, WhileLooking } from '../kernel/graphql/schema.ts';
import { LogitInput } from './logit.types.ts';

const FromClients = LogitType.extract(['ACTIVITY', 'ERROR']);
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

@Resolver()
export class LogitResolver {
  @Public()
  @WhileLooking()
  /** It answers the id of the entry. */
  @Mutation(() => ID)
  async insertLogit(
    @Arg('logitInput', () => LogitInput) { userId, action, type, payload }: LogitInput,
    @Ctx() context: Context,
    @Args(() => CommandArgs) intent: CommandArgs,
  ): Promise<string> {
    const own = context.actor?.userId ?? null;
    if (own !== null && userId && userId !== own) throw new Refusal('noAccess');
    const _id = newId();
    const logit = {
      logitId: _id,
      day: undefined,
      userId: own,
      action,
      type: memberOf(FromClients, 'type', type),
      payload: isObject(payload) ? { ...payload } : payload === undefined || payload === null ? {} : { value: payload },
    };
    await context.send('RecordLogit', logit, { ...intent, then: [] });
    return _id;
  }
}
