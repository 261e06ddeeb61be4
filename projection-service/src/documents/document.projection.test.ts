import { expect, test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { documentProjection } from './document.projection.ts';
import { documents } from './document.view.ts';

const { given } = specFor(documentProjection);
const [documentId, author] = ['1', '2'].map((digit) => digit.repeat(24)) as [string, string];
const created = {
  type: 'DocumentCreated',
  data: { documentId, title: 'terms', content: '<p>Be kind</p>', permissions: ['admin'] },
  meta: { actorId: author },
};
const published = { type: 'DocumentPublished', data: { documentId }, meta: { at: '2026-11-21T00:00:00.000Z' } };

test('a document is written, published and withdrawn', () => {
  given(created).then(documents, documentId, {
    title: 'terms',
    content: '<p>Be kind</p>',
    permissions: ['admin'],
    published: false,
    updatedBy: author,
    _revision: 0,
  });
  given(created, published).then(documents, documentId, {
    published: true,
    updatedAt: '2026-11-21T00:00:00.000Z',
    createdAt: '2026-11-20T09:00:00.000Z',
    _revision: 1,
  });
  given(created, published, { type: 'DocumentUnpublished', data: { documentId } }).then(documents, documentId, {
    published: false,
    _revision: 2,
  });
});
test('what happens to a document that is not there makes none', () => {
  expect(given(published).all(documents)).toEqual([]);
});
