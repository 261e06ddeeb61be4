import { excusedWorkWhyMessages as texts } from '@paideia/events/gradebook/excused-work.messages.ts';
import { commonFields } from '@paideia/events/kernel/audit-field.messages.ts';
import type { AsOf } from '../kernel/graphql/as-of.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { eventsBehind, onePart } from '../registers/events-behind.queries.ts';
import { readsWords } from '../registers/why-words.rules.ts';
import type { Why } from '../registers/why.types.ts';
import { nameFor } from './grade-formatter.ts';
import { seenTranscript } from './transcript.queries.ts';

/** Why work does not count: `id` is `{userId}_{groupId}_{workId}`, and whoever may see the transcript may ask. */
export async function whyExcused(context: Context, id: string, asOf: AsOf): Promise<Why> {
  const [userId = '', groupId = '', workId = ''] = id.split('_');
  const { terms, regionId } = await seenTranscript(context, { userId, groupId }, asOf);
  const item = terms.flatMap(({ courses }) => courses.flatMap(({ items }) => items)).find(({ _id }) => _id === workId);
  if (!item?.excusal) throw new Refusal('notFound');
  const readsPersonal = readsWords(context.signedIn(), { ownerId: userId, regionId });
  const [{ entries }, student] = await Promise.all([
    eventsBehind(context, item.excusal.why, { userId, readsPersonal }),
    nameFor(context, userId),
  ]);
  const work = item.title;
  const { reason, why } = item.excusal;
  const mayRead = why.every(readsPersonal);
  return {
    title:
      student === undefined
        ? context.text(texts.excusedTitle.id, { work })
        : context.text(texts.excusedTitleOf.id, { work, student }),
    value: context.text(texts.excusedWork.id),
    formula: mayRead && reason !== null ? [{ label: context.text(commonFields.reason.id), value: reason }] : [],
    rule: context.text(texts.ruleExcused.id),
    parts: onePart(entries),
  };
}
