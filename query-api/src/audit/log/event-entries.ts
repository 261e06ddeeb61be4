import { categoryOf } from '@paideia/store/port.ts';
import type { EventEntry } from '../event-entry.types.ts';
import type { Context } from '../../kernel/graphql/context.ts';
import { stepsOf, type Step } from './changes.ts';
import { loadNames } from './names.ts';
import { actorOf, sentenceOf } from './sentences.ts';
import { speechOf } from './speech.ts';
import { fieldsOf, type Told } from './told.ts';
import { saidChange } from './values.ts';

/** Streams of facts that stand for themselves: nothing was there before, and a day's stream may be long. */
const separate: ReadonlySet<string> = new Set(['logit', 'notificationFeed']);
const none: Step = { changes: [], known: {} };

/** What each event changed, by position. Reads every stream once, up to its last event that is asked for. */
async function stepsBy(history: Context['history'], events: readonly Told[]): Promise<ReadonlyMap<number, Step>> {
  const last = new Map<string, number>();
  for (const { stream, revision } of events)
    if (!separate.has(categoryOf(stream))) last.set(stream, Math.max(revision, last.get(stream) ?? 0));
  const steps = await Promise.all(
    [...last].map(async ([stream, revision]) => {
      const told = await history(stream, { revision });
      return stepsOf(told).map((step, n) => [told[n]!.position, step] as const);
    }),
  );
  return new Map(steps.flat());
}

/** Events as people read them: who, what in a sentence, and before and after, in the locale of the request. The caller has checked who may read them. */
export async function eventEntries(
  context: Pick<Context, 'history' | 'join' | 'locale' | 'text'>,
  events: readonly Told[],
): Promise<readonly EventEntry[]> {
  const steps = await stepsBy((stream, upTo) => context.history(stream, upTo), events);
  const told = events.map((event) => ({ event, step: steps.get(event.position) ?? none }));
  const names = await loadNames(context, told);
  const speech = speechOf(context.locale, (id, params) => context.text(id, params));
  return told.map(({ event, step }) => {
    const { stream, revision, position, type, meta } = event;
    const { userId } = fieldsOf(event.data);
    return {
      position,
      stream,
      revision,
      type,
      category: categoryOf(stream),
      at: meta.at,
      actorId: meta.actorId,
      actorName: actorOf(event, names, speech),
      impersonatedUserName:
        meta.impersonatedUserId === undefined
          ? null
          : (names.person(meta.impersonatedUserId) ?? speech.text('audit.someone')),
      subjectName: typeof userId === 'string' ? (names.person(userId) ?? speech.text('audit.someone')) : null,
      channel: meta.channel,
      sentence: sentenceOf(event, step.known, names, speech),
      changes: step.changes.map((change) => saidChange(change, names, speech)),
      causationId: meta.causationId ?? null,
      correlationId: meta.correlationId,
      hash: meta.payloadHash,
    };
  });
}
