import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { actionSentence, notedIn } from '@paideia/events/logits/logit.rules.ts';
import { readsSystemLog } from '@paideia/events/logits/logit.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { logits, type LogitView } from '@paideia/projection-service/logits/logit.view.ts';
import { formatTag } from '@paideia/events/kernel/messages.ts';
import { logitActions } from '@paideia/events/logits/logit-audit.messages.ts';
import { AuditCategory, StateField } from '../audit/audit.types.ts';
import { fieldsOf } from '../kernel/log/logged-event.ts';
import { recordFields } from '../kernel/log/record-words.ts';
import { adminResource, type Wanted } from '../kernel/graphql/admin-resource.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { timeRange } from '../kernel/graphql/time-range.ts';
import { Logit, LogitFilter } from './logit-list.types.ts';

export async function logitOf(logit: LogitView, { join, text }: Context): Promise<Logit> {
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

export const notedFields = ({ payload }: Pick<Logit, 'payload'>, context: Context): Promise<readonly StateField[]> =>
  recordFields(context, notedIn(fieldsOf(payload)));

/** Answers which entries a filter of the activity log means. */
export const wantedLogits = ({ q, type, action, userId, from, to }: LogitFilter): Wanted<LogitView> => ({
  where: {
    type: type ?? undefined,
    action: action || undefined,
    userId: userId || undefined,
    at: timeRange(from || null, to || null),
  },
  search: q ?? undefined,
});

/** It answers `allLogits` and `Logit`: newest first, for superadmins. */
export const LogitListResolver = adminResource<LogitView, Logit, LogitFilter>({
  name: 'Logit',
  type: Logit,
  view: logits,
  filter: LogitFilter,
  rule: readsSystemLog,
  scope: () => 'everything',
  where: wantedLogits,
  sorts: { at: 'at', id: 'at', type: 'type', action: 'action' },
  newestFirst: true,
  map: logitOf,
});

@Resolver(() => Logit)
export class LogitFieldsResolver {
  /** What was noted that people have words for, with its labels. */
  @FieldResolver(() => [StateField])
  fields(@Root() logit: Logit, @Ctx() context: Context): Promise<readonly StateField[]> {
    return notedFields(logit, context);
  }
  /** Every action that has words of its own, by them. */
  @Query(() => [AuditCategory])
  logitActions(@Ctx() { locale, require, text }: Context): readonly AuditCategory[] {
    require(readsSystemLog);
    return Object.entries(logitActions)
      .map(([id, name]) => ({ id, name: text(name.id) }))
      .sort((a, b) => a.name.localeCompare(b.name, formatTag(locale)));
  }
}
