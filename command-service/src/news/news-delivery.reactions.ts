import type { DataOf } from '@paideia/events/kernel/message.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { newsDeliveryEvents, type NewsDeliveryEvent } from '@paideia/events/news/news-delivery.events.ts';
import { newsItemEvents, newsItemStream } from '@paideia/events/news/news-item.events.ts';
import { notificationLink } from '@paideia/events/notifications/notification-link.rules.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { isAlumnus } from '../alumni-profiles/alumni.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineReaction, ofStream, type Command } from '../kernel/react/reaction.ts';
import { letterTo, personOf, refusalOf } from '../mails/letter.commands.ts';
import { notification } from '../notifications/notification.commands.ts';
import { newsItem } from './news-item.decider.ts';
import { nextReaders, startOf, type Item, type Reader } from './news-readers.ts';

/** The demo data was announced long ago. */
async function schedule(newsId: string, occurred: Occurred, ask: Ask): Promise<readonly Command[]> {
  const { item, published } = await ask.state(newsItem, newsItemStream(newsId));
  if (occurred.channel === 'SEED' || !item || !published) return [];
  const startsAt = await startOf(ask, item, occurred.at);
  return [{ type: 'ScheduleNewsDelivery', data: { newsId, title: item.title, startsAt } }];
}
const stop = async ({ newsId }: { readonly newsId: string }): Promise<readonly Command[]> => [
  { type: 'StopNewsDelivery', data: { newsId } },
];

/** One letter at most: that of alumni who subscribed, or the one that people chose for a region which the item concerns. */
async function tell(item: Item, { userId, regionIds, homeId }: Reader, occurred: Occurred, ask: Ask) {
  const person = await personOf(ask, userId);
  if (item.locale !== null && item.locale !== person.locale) return [];
  // One cause for all batches: whoever is met twice is told once.
  const cause = { ...occurred, id: uuidFrom('newsDelivery', item.newsId) };
  const concerned = item.audience === 'region' ? regionIds.filter((id) => item.regionIds.includes(id)) : regionIds;
  const regionId =
    concerned.find((id) => refusalOf(person, 'newsPublished', id) === undefined) ?? concerned[0] ?? homeId;
  const template =
    person.wantsAlumniEmail && (await isAlumnus(ask, userId)) ? ('alumniNews' as const) : ('newsPublished' as const);
  const key = 'newsPublished';
  return [
    notification({ userId, key, params: { newsId: item.newsId } }, cause),
    ...letterTo(
      person,
      {
        template,
        subjectId: userId,
        replyTo: null,
        params: { newsId: item.newsId, title: item.title },
        link: notificationLink(key, {}),
      },
      { ...cause, regionId },
    ),
  ];
}

/** A batch of readers is told, and where the next one begins is written down, so that a restart goes on there. */
async function advance(
  { newsId, after, told }: DataOf<NewsDeliveryEvent, 'NewsDeliveryAdvanced'>,
  occurred: Occurred,
  ask: Ask,
): Promise<readonly Command[]> {
  const { item, published } = await ask.state(newsItem, newsItemStream(newsId));
  if (!item || !published) return stop({ newsId });
  const { readers, last } = await nextReaders(ask, item, after, occurred.at);
  const commands = (await Promise.all(readers.map((reader) => tell(item, reader, occurred, ask)))).flat();
  const all = told + commands.filter(({ type }) => type === 'RaiseNotification').length;
  const next: Command =
    last === null
      ? { type: 'FinishNewsDelivery', data: { newsId, told: all } }
      : { type: 'AdvanceNewsDelivery', data: { newsId, after: last, told: all } };
  return [...commands, next];
}

/** Readers are told of published news from its first day on, in bounded batches; of what is withdrawn before nobody is told. */
export const newsDelivering = defineReaction({
  name: 'news-delivery',
  from: 'now',
  events: [newsItemEvents, newsDeliveryEvents],
  partition: ofStream,
  on: {
    NewsPublished: ({ newsId }, occurred, ask) => schedule(newsId, occurred, ask),
    NewsUpdated: ({ newsId }, occurred, ask) => schedule(newsId, occurred, ask),
    NewsUnpublished: stop,
    NewsDeleted: stop,
    NewsDeliveryAdvanced: advance,
  },
});
