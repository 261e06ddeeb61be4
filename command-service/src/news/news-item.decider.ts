import { isDeepStrictEqual } from 'node:util';
import { newsItemCommands } from '@paideia/events/news/news-item.commands.ts';
import { newsItemEvents, newsItemStream, type NewsItemEvent } from '@paideia/events/news/news-item.events.ts';
import { newsItemPermissions } from '@paideia/events/news/news-item.permissions.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import { defineDecider, noFacts } from '../kernel/decide/decider.ts';
import { sanitise } from '../kernel/text/sanitise.ts';

type Item = DataOf<NewsItemEvent, 'NewsPosted'>;
type State = { readonly item: Item | null; readonly published: boolean; readonly isDeleted: boolean };
type Rejected = 'newsItem.exists' | 'newsItem.endsBeforeItStarts' | 'newsItem.noRegion' | 'newsItem.noGroup';

/** Regions and groups stay only where the audience is of them, and the text is clean. */
const itemOf = (wanted: Item): Item => ({
  ...wanted,
  body: sanitise(wanted.body),
  regionIds: wanted.audience === 'region' ? [...new Set(wanted.regionIds)] : [],
  groupIds: wanted.audience === 'group' ? [...new Set(wanted.groupIds)] : [],
});
function problemOf({ fromDate, toDate, audience, regionIds, groupIds }: Item): Rejection<Rejected> | undefined {
  if (fromDate !== null && toDate !== null && toDate < fromDate) return reject('newsItem.endsBeforeItStarts');
  if (audience === 'region' && regionIds.length === 0) return reject('newsItem.noRegion');
  if (audience === 'group' && groupIds.length === 0) return reject('newsItem.noGroup');
  return undefined;
}

export const newsItem = defineDecider<State, Rejected>()({
  events: newsItemEvents,
  commands: newsItemCommands,
  permissions: newsItemPermissions,
  creates: ['PostNews'],
  commutes: [],
  stream: ({ data }) => newsItemStream(data.newsId),
  initial: { item: null, published: false, isDeleted: false },
  exists: ({ item, isDeleted }) => item !== null && !isDeleted,
  scope: () => ({}),
  facts: noFacts,

  decide: {
    PostNews: ({ item, isDeleted }, data) => {
      const wanted = itemOf(data);
      if (item) return isDeepStrictEqual(item, wanted) && !isDeleted ? [] : reject('newsItem.exists');
      return problemOf(wanted) ?? [{ type: 'NewsPosted', data: wanted }];
    },
    UpdateNews: ({ item }, data) => {
      const wanted = itemOf(data);
      if (isDeepStrictEqual(item, wanted)) return [];
      return problemOf(wanted) ?? [{ type: 'NewsUpdated', data: wanted }];
    },
    PublishNews: ({ published }, data) => (published ? [] : [{ type: 'NewsPublished', data }]),
    UnpublishNews: ({ published }, data) => (published ? [{ type: 'NewsUnpublished', data }] : []),
    DeleteNews: (_, data) => [{ type: 'NewsDeleted', data }],
  },
  evolve: {
    NewsPosted: (state, item) => ({ ...state, item }),
    NewsUpdated: (state, item) => ({ ...state, item }),
    NewsPublished: (state) => ({ ...state, published: true }),
    NewsUnpublished: (state) => ({ ...state, published: false }),
    NewsDeleted: (state) => ({ ...state, published: false, isDeleted: true }),
  },
});
