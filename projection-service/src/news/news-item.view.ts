import { group } from '@paideia/documents/port.ts';
import type { NewsAudience } from '@paideia/events/news/news-item.events.ts';

export type NewsItemView = {
  readonly _id: string;
  readonly _revision: number;
  readonly title: string;
  readonly titleKey: string;
  /** Sanitised HTML. */
  readonly body: string;
  /** Who reads the site in this language; null is everybody. */
  readonly locale: string | null;
  readonly audience: NewsAudience;
  readonly regionIds: readonly string[];
  readonly groupIds: readonly string[];
  /** Whom it is for, as keys that a reader has some of. */
  readonly audienceKeys: readonly string[];
  readonly fromDate: string | null;
  readonly toDate: string | null;
  /** What visitors see, too. */
  readonly publicPictureIds: readonly string[];
  readonly pinned: boolean;
  readonly published: boolean;
  /** The day that readers see and lists are sorted by: its first day, or that of its publication or on which its first day was taken away, in UTC. */
  readonly shownFrom: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly updatedBy: string | null;
};
export const newsGroup = group('news', 3);
export const newsItems = newsGroup.collection<NewsItemView>('newsItems', {
  indexes: {
    byReader: ['audienceKeys', 'published', 'pinned', 'shownFrom'],
    byTitle: ['titleKey'],
    byDay: ['shownFrom'],
    byAudience: ['audience', 'shownFrom'],
    byPublicPicture: ['publicPictureIds'],
    byPublished: ['published', 'shownFrom'],
  },
  search: ['title'],
});
