import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { actionSentence, notedIn } from '@paideia/events/logits/logit.rules.ts';
import { readsSystemLog } from '@paideia/events/logits/logit.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { logits, type LogitView } from '@paideia/projection-service/logits/logit.view.ts';
import { StateField } from '../audit/audit.types.ts';
import { fieldsOf } from '../audit/log/logged-event.ts';
import { recordFields } from '../audit/log/record-words.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { timeRange } from '../kernel/graphql/time-range.ts';
import { Logit, LogitFilter } from './logit-list.types.ts';

async function logitOf(logit: LogitView, { join, text }: Context): Promise<Logit> {
  const nameOf = async (id: string | null) => (id === null ? null : (await join(users, id))?.fullName || null);
  const [userName, impersonatedBy] = await Promise.all([
    nameOf(logit.userId),
    logit.impersonatedUserId === null ? null : nameOf(logit.actorId),
  ]);
  const { message } = actionSentence(logit.action);
  const subject = userName ?? text(logit.userId === null ? 'audit.visitor' : 'audit.someone');
  return {
    ...logit,
    id: logit._id,
    payload: JSON.parse(logit.payload) as unknown,
    userName,
    impersonatedBy,
    sentence: text(message.id, { subject, actor: impersonatedBy ?? subject }),
  };
}

/** `allLogits`, `Logit`: newest first, for superadmins. */
export const LogitListResolver = adminResource<LogitView, Logit, LogitFilter>({
  name: 'Logit',
  type: Logit,
  view: logits,
  filter: LogitFilter,
  rule: readsSystemLog,
  scope: () => 'everything',
  where: ({ q, type, action, userId, from, to }) => ({
    where: {
      type: type ?? undefined,
      action: action ?? undefined,
      userId: userId ?? undefined,
      at: timeRange(from, to),
    },
    search: q ?? undefined,
  }),
  sorts: { at: 'at', id: 'at', type: 'type', action: 'action' },
  newestFirst: true,
  map: logitOf,
});

@Resolver(() => Logit)
export class LogitFieldsResolver {
  /** What was noted that people have words for, with its labels. */
  @FieldResolver(() => [StateField])
  fields(@Root() { payload }: Logit, @Ctx() context: Context): Promise<readonly StateField[]> {
    return recordFields(context, notedIn(fieldsOf(payload)));
  }
}
