import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../kernel/graphql/context.ts';
import { newId } from '../kernel/graphql/new-id.ts';
import { Refusal } from '../kernel/graphql/refusal.ts';
import { Public, WhileLooking } from '../kernel/graphql/schema.ts';
import { LogitInput } from './logit.types.ts';

const fromClients: ReadonlySet<string> = new Set(['ACTIVITY', 'ERROR']);
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

@Resolver()
export class LogitResolver {
  @Public()
  @WhileLooking()
  /** The id of the entry. */
  @Mutation(() => ID)
  async insertLogit(
    @Arg('logitInput', () => LogitInput) { userId, action, type, payload }: LogitInput,
    @Ctx() context: Context,
    @Arg('commandId', () => String, { nullable: true }) commandId?: string | null,
  ): Promise<string> {
    const own = context.actor?.userId ?? null;
    if (own !== null && userId && userId !== own) throw new Refusal('noAccess');
    if (!fromClients.has(type)) throw new Refusal('invalid', {}, [{ path: 'type', code: 'invalid' }]);
    const _id = newId();
    const logit = {
      logitId: _id,
      userId: own,
      action,
      type,
      payload: isObject(payload) ? payload : payload === undefined || payload === null ? {} : { value: payload },
    };
    await context.send('RecordLogit', logit, { commandId: commandId ?? undefined, then: [] });
    return _id;
  }
}
