import { isDeepStrictEqual } from 'node:util';
import { newsItemCommands } from '@paideia/events/news/news-item.commands.ts';
import { newsItemEvents, newsItemStream, type NewsItemEvent } from '@paideia/events/news/news-item.events.ts';
import { newsItemPermissions, readsAllNews } from '@paideia/events/news/news-item.permissions.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import {
  arePicturesKnown,
  pictureProblemOf,
  withPicturesOf,
  type PictureFacts,
  type PictureRejected,
} from '../files/picture.facts.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { sanitiseWithPictures } from '../kernel/text/sanitise.ts';

type Item = DataOf<NewsItemEvent, 'NewsPosted'>;
type State = {
  readonly item: Item | null;
  readonly published: boolean;
  readonly pictureIds: readonly string[];
  readonly isDeleted: boolean;
};
type Rejected = `newsItem.${'exists' | 'endsBeforeItStarts' | 'noRegion' | 'noGroup'}` | PictureRejected;

/** Regions and groups stay only where the audience is of them, and the text is clean. */
const itemOf = (wanted: Item): Item => ({
  ...wanted,
  body: sanitiseWithPictures(wanted.body),
  regionIds: wanted.audience === 'region' ? [...new Set(wanted.regionIds)] : [],
  groupIds: wanted.audience === 'group' ? [...new Set(wanted.groupIds)] : [],
});
function problemOf(item: Item, facts: PictureFacts): Rejection<Rejected> | undefined {
  const { fromDate, toDate, audience, regionIds, groupIds, body } = item;
  if (fromDate !== null && toDate !== null && toDate < fromDate) return reject('newsItem.endsBeforeItStarts');
  if (audience === 'region' && regionIds.length === 0) return reject('newsItem.noRegion');
  if (audience === 'group' && groupIds.length === 0) return reject('newsItem.noGroup');
  return pictureProblemOf(body, facts);
}
const written = (state: State, item: Item): State => ({
  ...state,
  item,
  pictureIds: withPicturesOf(item.body, state.pictureIds),
});

export const newsItem = defineDecider<State, Rejected, PictureFacts>()({
  events: newsItemEvents,
  commands: newsItemCommands,
  permissions: newsItemPermissions,
  reads: readsAllNews,
  creates: ['PostNews'],
  commutes: [],
  stream: ({ data }) => newsItemStream(data.newsId),
  initial: { item: null, published: false, pictureIds: [], isDeleted: false },
  exists: ({ item, isDeleted }) => item !== null && !isDeleted,
  scope: () => ({}),
  facts: async ({ type, data }, ask, { pictureIds }, { actorId }) => ({
    arePicturesKnown:
      (type !== 'PostNews' && type !== 'UpdateNews') ||
      (await arePicturesKnown(itemOf(data).body, pictureIds, ask, actorId)),
  }),

  decide: {
    PostNews: ({ item, isDeleted }, data, facts) => {
      const wanted = itemOf(data);
      if (item) return isDeepStrictEqual(item, wanted) && !isDeleted ? [] : reject('newsItem.exists');
      return problemOf(wanted, facts) ?? [{ type: 'NewsPosted', data: wanted }];
    },
    UpdateNews: ({ item }, data, facts) => {
      const wanted = itemOf(data);
      if (isDeepStrictEqual(item, wanted)) return [];
      return problemOf(wanted, facts) ?? [{ type: 'NewsUpdated', data: wanted }];
    },
    PublishNews: ({ published }, data) => (published ? [] : [{ type: 'NewsPublished', data }]),
    UnpublishNews: ({ published }, data) => (published ? [{ type: 'NewsUnpublished', data }] : []),
    DeleteNews: (_, data) => [{ type: 'NewsDeleted', data }],
  },
  evolve: {
    NewsPosted: written,
    NewsUpdated: written,
    NewsPublished: (state) => ({ ...state, published: true }),
    NewsUnpublished: (state) => ({ ...state, published: false }),
    NewsDeleted: (state) => ({ ...state, published: false, isDeleted: true }),
  },
});
