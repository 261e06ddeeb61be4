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
const shown = (shownSince: string) => ({ shownSince, shownFrom: dayOf(shownSince) });
/** Whoever takes a first day away that is still to come shows the item from that moment on. */
const sinceNow = (shownSince: string, at: string) => (dayOf(shownSince) < dayOf(at) ? shownSince : at);
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
        ...shown(fields.fromDate ?? at),
        createdAt: at,
        updatedAt: at,
        updatedBy: actorId,
      }),
    NewsUpdated: ({ newsId, ...fields }, occurred) =>
      changed(newsId, occurred, ({ fromDate, shownSince }) => ({
        ...fields,
        titleKey: plain(fields.title),
        audienceKeys: audienceKeysOf(fields),
        // What never had a first day is shown since it was.
        ...shown(fields.fromDate ?? (fromDate === null ? shownSince : sinceNow(shownSince, occurred.at))),
      })),
    NewsPublished: ({ newsId }, occurred) =>
      changed(newsId, occurred, ({ fromDate }) => ({ published: true, ...shown(fromDate ?? occurred.at) })),
    NewsUnpublished: ({ newsId }, occurred) => changed(newsId, occurred, () => ({ published: false })),
    NewsDeleted: ({ newsId }) => remove(newsItems, newsId),
  },
});
