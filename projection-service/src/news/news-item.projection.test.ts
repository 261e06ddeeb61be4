import { test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { newsItemProjection } from './news-item.projection.ts';
import { newsItems } from './news-item.view.ts';

const { given } = specFor(newsItemProjection);
const [newsId, regionId] = ['1', '2'].map((digit) => digit.repeat(24)) as [string, string];
const item = {
  newsId,
  title: 'Évening',
  body: '<p>Come.</p>',
  locale: null,
  audience: 'region',
  regionIds: [regionId],
  groupIds: [],
  fromDate: null,
  toDate: '2026-12-24',
  pinned: false,
};
const posted = { type: 'NewsPosted', data: item };
const published = { type: 'NewsPublished', data: { newsId }, meta: { at: '2026-11-25T10:00:00.000Z' } };

test('is for the people of its regions, from the day on which it is published', () => {
  given(posted).then(newsItems, newsId, {
    titleKey: 'evening',
    audienceKeys: [`region:${regionId}`],
    published: false,
    shownFrom: '2026-11-20',
  });
  given(posted, published).then(newsItems, newsId, {
    published: true,
    shownSince: published.meta.at,
    shownFrom: '2026-11-25',
    _revision: 1,
  });
  given(posted, published, { type: 'NewsUnpublished', data: { newsId } }).then(newsItems, newsId, { published: false });
});
test('or from its first day, for whom it says last', () => {
  const moved = {
    type: 'NewsUpdated',
    data: { ...item, audience: 'alumni', regionIds: [], fromDate: '2026-12-01', pinned: true },
  };
  given(posted, moved, published).then(newsItems, newsId, {
    audienceKeys: ['alumni'],
    shownSince: '2026-12-01',
    shownFrom: '2026-12-01',
    pinned: true,
  });
});
test.each([
  ['still to come', '2026-12-01', '2026-11-27T08:00:00.000Z'],
  ['past', '2026-11-22', '2026-11-22'],
])('or from the day on which its first day is taken away, if that was %s', (_, fromDate, shownSince) => {
  const dated = { type: 'NewsUpdated', data: { ...item, fromDate } };
  const undated = { type: 'NewsUpdated', data: item, meta: { at: '2026-11-27T08:00:00.000Z' } };
  given(posted, dated, published, undated).then(newsItems, newsId, { fromDate: null, shownSince });
  const later = { ...undated, meta: { at: '2026-11-29T08:00:00.000Z' } };
  given(posted, dated, published, undated, later).then(newsItems, newsId, { shownSince });
});
test('shows its pictures to visitors while it is for everybody', () => {
  const id = '3'.repeat(24);
  const showing = { ...item, body: `<img data-file="${id}" alt="" />`, regionIds: [] };
  const toAll = { type: 'NewsUpdated', data: { ...showing, audience: 'all' } };
  given(posted, toAll).then(newsItems, newsId, { publicPictureIds: [] });
  given(posted, toAll, published).then(newsItems, newsId, { publicPictureIds: [id] });
  given(posted, published, toAll).then(newsItems, newsId, { publicPictureIds: [id] });
  const toStudents = { type: 'NewsUpdated', data: { ...showing, audience: 'students' } };
  given(posted, toAll, published, toStudents).then(newsItems, newsId, { publicPictureIds: [] });
  const unpublished = { type: 'NewsUnpublished', data: { newsId } };
  given(posted, toAll, published, unpublished).then(newsItems, newsId, { publicPictureIds: [] });
});
test('goes when it is deleted', () => {
  given(posted, published, { type: 'NewsDeleted', data: { newsId } }).thenGone(newsItems, newsId);
});
