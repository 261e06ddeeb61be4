import { plain } from '@paideia/documents/values.ts';
import { pictureIdsIn } from '@paideia/events/kernel/pictures.ts';
import { newsItemEvents, type NewsItemEvent } from '@paideia/events/news/news-item.events.ts';
import { audienceKeysOf } from '@paideia/events/news/news-item.rules.ts';
import {
  collectionsOf,
  defineProjection,
  put,
  remove,
  update,
  type AnyChange,
  type Occurred,
} from '../kernel/projection.ts';
import { newsGroup, newsItems, type NewsItemView } from './news-item.view.ts';

const dayOf = (at: string) => at.slice(0, 10);
/** Whoever takes a first day away that is still to come shows the item from that day on. */
const shownNow = (shownFrom: string, at: string) => (shownFrom < dayOf(at) ? shownFrom : dayOf(at));
const changed = (
  newsId: string,
  { at, actorId, revision }: Occurred,
  to: (doc: NewsItemView) => Partial<NewsItemView>,
): AnyChange =>
  update(newsItems, newsId, (doc) => {
    const item = { ...doc, ...to(doc), _revision: revision, updatedAt: at, updatedBy: actorId };
    const isPublic = item.published && item.audience === 'all';
    return { ...item, publicPictureIds: isPublic ? pictureIdsIn(item.body) : [] };
  });

export const newsItemProjection = defineProjection<NewsItemEvent>({
  group: newsGroup,
  collections: collectionsOf(newsItems),
  events: [newsItemEvents],
  on: {
    NewsPosted: ({ newsId, ...fields }, { at, actorId, revision }) =>
      put(newsItems, newsId, {
        ...fields,
        _id: newsId,
        _revision: revision,
        titleKey: plain(fields.title),
        audienceKeys: audienceKeysOf(fields),
        publicPictureIds: [],
        published: false,
        shownFrom: fields.fromDate ?? dayOf(at),
        createdAt: at,
        updatedAt: at,
        updatedBy: actorId,
      }),
    NewsUpdated: ({ newsId, ...fields }, occurred) =>
      changed(newsId, occurred, ({ shownFrom }) => ({
        ...fields,
        titleKey: plain(fields.title),
        audienceKeys: audienceKeysOf(fields),
        shownFrom: fields.fromDate ?? shownNow(shownFrom, occurred.at),
      })),
    NewsPublished: ({ newsId }, occurred) =>
      changed(newsId, occurred, ({ fromDate }) => ({ published: true, shownFrom: fromDate ?? dayOf(occurred.at) })),
    NewsUnpublished: ({ newsId }, occurred) => changed(newsId, occurred, () => ({ published: false })),
    NewsDeleted: ({ newsId }) => remove(newsItems, newsId),
  },
});
