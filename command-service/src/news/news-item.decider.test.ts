import { describe, test } from '@jest/globals';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { newsItemCommands, type NewsItemCommand } from '@paideia/events/news/news-item.commands.ts';
import type { NewsItemEvent } from '@paideia/events/news/news-item.events.ts';
import { newsItemExamples } from '@paideia/events/news/news-item.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { newsItem } from './news-item.decider.ts';

const { given } = specFor(newsItem, { arePicturesKnown: true });
const data = newsItemCommands.PostNews.parse(newsItemExamples.PostNews);
const { newsId } = data;
const command = (type: 'PostNews' | 'UpdateNews', more: object = {}): NewsItemCommand => ({
  type,
  data: { ...data, ...more },
});
const act = (type: 'PublishNews' | 'UnpublishNews' | 'DeleteNews'): NewsItemCommand => ({ type, data: { newsId } });
const posted: NewsItemEvent = { type: 'NewsPosted', data };
const published: NewsItemEvent = { type: 'NewsPublished', data: { newsId } };
const deleted: NewsItemEvent = { type: 'NewsDeleted', data: { newsId } };
const [region, group] = [exampleId('r'), exampleId('g')];

test('is written once, and its text cannot run', () => {
  given().when(command('PostNews')).then(posted);
  given(posted).when(command('PostNews')).thenNothing();
  given(posted)
    .when(command('PostNews', { title: 'Other' }))
    .thenRejected('newsItem.exists');
  given()
    .when(command('PostNews', { body: '<p onclick="x">Hi</p><script>x</script>' }))
    .thenLike({ data: { body: '<p>Hi</p>' } });
});

describe.each(['PostNews', 'UpdateNews'] as const)('%s asks', (type) => {
  const history = type === 'PostNews' ? [] : [posted];
  test.each([
    ['the days in their order', { fromDate: '2026-12-02', toDate: '2026-12-01' }, 'newsItem.endsBeforeItStarts'],
    ['a region of what is for regions', { audience: 'region' }, 'newsItem.noRegion'],
    ['a group of what is for groups', { audience: 'group' }, 'newsItem.noGroup'],
  ] as const)('for %s', (_, more, code) => {
    given(...history)
      .when(command(type, more))
      .thenRejected(code);
  });
  test('and keeps regions and groups only of those whom it is for', () => {
    given(...history)
      .when(command(type, { audience: 'region', regionIds: [region, region], groupIds: [group] }))
      .thenLike({ data: { regionIds: [region], groupIds: [] } });
    given(...history)
      .when(command(type, { title: 'All of us', regionIds: [region], groupIds: [group] }))
      .thenLike({ data: { regionIds: [], groupIds: [] } });
  });
});

test('shows pictures that its writer sent for it alone', () => {
  const body = `<img data-file="${exampleId('f')}" alt="A scroll" />`;
  given()
    .when(command('PostNews', { body: body.replace('alt', 'src="//evil.example" alt') }))
    .thenLike({ data: { body } });
  given().when(command('PostNews', { body }), { arePicturesKnown: false }).thenRejected('file.pictureUnknown');
  given(posted).when(command('UpdateNews', { body }), { arePicturesKnown: false }).thenRejected('file.pictureUnknown');
});

test('is published, taken back and deleted for good', () => {
  given(posted).when(act('PublishNews')).then(published);
  given(posted, published).when(act('PublishNews')).thenNothing();
  given(posted, published).when(act('UnpublishNews')).then({ type: 'NewsUnpublished', data: { newsId } });
  given(posted).when(act('UnpublishNews')).thenNothing();
  given(posted, published).when(act('DeleteNews')).then(deleted);
  given(posted, deleted).when(command('PostNews')).thenRejected('newsItem.exists');
});
