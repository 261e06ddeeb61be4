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
  /** Its first day; else the instant of its publication, or at which its first day was taken away. Readers see it as a day of their own clock. */
  readonly shownSince: string;
  /** The day of it by which lists are sorted, in UTC. */
  readonly shownFrom: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly updatedBy: string | null;
};
export const newsGroup = group('news', 4);
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
