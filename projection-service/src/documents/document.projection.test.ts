import { expect, test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { documentProjection } from './document.projection.ts';
import { documents, documentVersionId, documentVersions } from './document.view.ts';

const { given } = specFor(documentProjection);
const [documentId, author] = ['1', '2'].map((digit) => digit.repeat(24)) as [string, string];
const created = {
  type: 'DocumentCreated',
  data: { documentId, title: 'terms', content: '<p>Be kind</p>', permissions: ['admin'] },
  meta: { actorId: author },
};
const updated = {
  type: 'DocumentUpdated',
  data: { documentId, title: 'Terms of use', content: '<p>Be kinder</p>', permissions: [] },
};
const published = { type: 'DocumentPublished', data: { documentId }, meta: { at: '2026-11-21T00:00:00.000Z' } };
const unpublished = { type: 'DocumentUnpublished', data: { documentId } };
const deleted = { type: 'DocumentDeleted', data: { documentId } };
const [first, second] = [documentVersionId(documentId, 1), documentVersionId(documentId, 2)];

test('a document is written, published and withdrawn', () => {
  const begun = given(created);
  begun.then(documents, documentId, {
    title: 'terms',
    permissions: ['admin'],
    published: false,
    version: 1,
    liveVersion: null,
    updatedBy: author,
    _revision: 0,
  });
  begun.then(documentVersions, first, { version: 1, content: '<p>Be kind</p>', createdBy: author });
  given(created, published).then(documents, documentId, {
    published: true,
    liveVersion: 1,
    liveTitle: 'terms',
    updatedAt: '2026-11-21T00:00:00.000Z',
    createdAt: '2026-11-20T09:00:00.000Z',
    _revision: 1,
  });
  given(created, published, unpublished).then(documents, documentId, {
    published: false,
    liveVersion: null,
    liveTitle: null,
    _revision: 2,
  });
});
test('a new version stands beside what readers see until it is published', () => {
  const edited = given(created, published, updated);
  edited.then(documents, documentId, {
    title: 'Terms of use',
    version: 2,
    liveVersion: 1,
    liveTitle: 'terms',
    _revision: 2,
  });
  edited.then(documentVersions, first, { title: 'terms', content: '<p>Be kind</p>' });
  edited.then(documentVersions, second, { title: 'Terms of use', content: '<p>Be kinder</p>', permissions: [] });
  given(created, published, updated, published).then(documents, documentId, {
    liveVersion: 2,
    liveTitle: 'Terms of use',
  });
});
test('its pictures are for visitors while all may read it', () => {
  const id = '3'.repeat(24);
  const showing = (permissions: readonly string[]) => ({
    ...updated,
    data: { ...updated.data, content: `<img data-file="${id}" alt="" />`, permissions },
  });
  const drafted = given(created, published, showing([]));
  drafted.then(documents, documentId, { pictureIds: [id], publicPictureIds: [] });
  given(created, showing([]), published).then(documents, documentId, { publicPictureIds: [id] });
  given(created, showing(['manager']), published).then(documents, documentId, { publicPictureIds: [] });
  given(created, showing([]), published, unpublished).then(documents, documentId, { publicPictureIds: [] });
});
test('a document that is deleted goes with its versions', () => {
  const end = given(created, published, updated, deleted);
  expect(end.all(documents)).toEqual([]);
  expect(end.all(documentVersions)).toEqual([]);
});
test('what happens to a document that is not there makes none', () => {
  expect(given(published).all(documents)).toEqual([]);
});
