import { describe, expect, test } from '@jest/globals';
import { documentCommands, type DocumentCommand } from '@paideia/events/documents/document.commands.ts';
import type { DocumentEvent } from '@paideia/events/documents/document.events.ts';
import { documentExamples } from '@paideia/events/documents/document.examples.ts';
import { fold } from '../kernel/decide/decider.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { documentDecider } from './document.decider.ts';
import { sanitise, sanitiseWithPictures } from '../kernel/text/sanitise.ts';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { mostPictures } from '@paideia/events/kernel/pictures.ts';

describe('content', () => {
  test.each([
    [
      '<h2>What we keep</h2><p>Your <strong>name</strong>.</p>',
      '<h2>What we keep</h2><p>Your <strong>name</strong>.</p>',
    ],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)" style="x">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<a href="javascript:alert(1)">a</a>', '<a rel="noopener noreferrer">a</a>'],
    ['<a href=" jAvAsCrIpT&#58;alert(1)">a</a>', '<a rel="noopener noreferrer">a</a>'],
    ['<a href="//evil.example">a</a>', '<a rel="noopener noreferrer">a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a rel="noopener noreferrer">a</a>'],
    [
      '<a href="https://example.org/?a=1&b=2">a</a>',
      '<a href="https://example.org/?a=1&amp;b=2" rel="noopener noreferrer">a</a>',
    ],
    ['<iframe src="https://evil.example"></iframe><form><input></form>b', 'b'],
    ['<style>p{}</style><p>a</p>', '<p>a</p>'],
    ['<p>2 < 3 & 4</p>', '<p>2 &lt; 3 &amp; 4</p>'],
    ['half \ud83d', 'half \ufffd'],
  ])('%j is kept as %j', (html, clean) => {
    expect(sanitise(html)).toBe(clean);
    expect(sanitise(clean)).toBe(clean);
  });
});

describe('a picture in content', () => {
  const fileId = exampleId('f');
  const img = `<img data-file="${fileId}" alt="A scroll" />`;
  test.each([
    [`<p>a</p><img alt="A scroll" data-file="${fileId}">`, `<p>a</p>${img}`],
    [
      `<img data-file="${fileId}" alt="A scroll" width="240" height="9" style="x" class="y">`,
      img.replace(' /', ' width="240" /'),
    ],
    [`<img data-file="${fileId}" alt="A scroll" width="99999">`, img],
    [`<img data-file="${fileId}">`, `<img data-file="${fileId}" alt="" />`],
    [
      `<img data-file="${fileId}" alt="A scroll" src="https://evil.example/x.png" srcset="//evil.example 1x" onerror="alert(1)" onload="alert(1)">`,
      img,
    ],
    ['<img src="https://evil.example/x.png" alt="x">', ''],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
    ['<img data-file="../sessions" alt="x">', ''],
    [`<img data-file="${fileId}&quot; src=x onerror=alert(1) x=&quot;" alt="">`, ''],
    [
      `<img data-file="${fileId}" alt="&quot;><script>alert(1)</script>">`,
      `<img data-file="${fileId}" alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" />`,
    ],
    [`<svg><image href="https://evil.example/x.png"/></svg><picture><source srcset="//evil.example"></picture>`, ''],
  ])('%j is kept as %j', (html, clean) => {
    expect(sanitiseWithPictures(html)).toBe(clean);
    expect(sanitiseWithPictures(clean)).toBe(clean);
    expect(sanitise(html)).not.toContain('<img');
  });
});

describe('a document', () => {
  const { given } = specFor(documentDecider, { isTaken: false, arePicturesKnown: true });
  const data = documentCommands.CreateDocument.parse(documentExamples.CreateDocument);
  const { documentId } = data;
  const create = (more: object = {}): DocumentCommand => ({ type: 'CreateDocument', data: { ...data, ...more } });
  const created: DocumentEvent = { type: 'DocumentCreated', data };
  const published: DocumentEvent = { type: 'DocumentPublished', data: { documentId } };
  test('is made once, clean and with a title of its own', () => {
    given().when(create()).then(created);
    given()
      .when(create({ content: '<p onclick="x">a</p>' }))
      .thenLike({ data: { content: '<p>a</p>' } });
    given(created).when(create(), { isTaken: true }).thenNothing();
    given(created)
      .when(create({ content: '<p>other</p>' }))
      .thenRejected('document.exists');
    given().when(create(), { isTaken: true }).thenRejected('document.titleTaken');
    given()
      .when(create({ permissions: ['king'] }))
      .thenRejected('document.roleUnknown');
    given()
      .when(create({ permissions: ['manager'] }))
      .thenLike({ data: { permissions: ['manager'] } });
  });
  const edit = (more: object = {}): DocumentCommand => ({ type: 'UpdateDocument', data: { ...data, ...more } });
  const act = (type: 'PublishDocument' | 'UnpublishDocument' | 'DeleteDocument'): DocumentCommand => ({
    type,
    data: { documentId },
  });
  const updated: DocumentEvent = { type: 'DocumentUpdated', data: { ...data, content: '<p>New.</p>' } };
  test('is published and taken back', () => {
    given(created).when(act('PublishDocument')).then(published);
    given(created, published).when(act('PublishDocument')).thenNothing();
    given(created, published)
      .when(act('UnpublishDocument'))
      .then({ type: 'DocumentUnpublished', data: { documentId } });
    given(created).when(act('UnpublishDocument')).thenNothing();
  });
  test('gets versions, and what readers see stays until the next one is published', () => {
    given(created, published)
      .when(edit({ content: '<p onclick="x">New.</p>' }))
      .then(updated);
    given(created, updated)
      .when(edit({ content: '<p>New.</p>' }))
      .thenNothing();
    given(created, published, updated).when(act('PublishDocument')).then(published);
    given(created, updated, published).when(act('PublishDocument')).thenNothing();
    given(created)
      .when(edit({ permissions: ['king'] }))
      .thenRejected('document.roleUnknown');
  });
  const guide = { ...data, title: 'Alumni guide' };
  test('gets a title that nobody has, unless a page of the site shows it by its title', () => {
    given({ type: 'DocumentCreated', data: guide })
      .when(edit({ title: 'Guide' }))
      .thenLike({ type: 'DocumentUpdated', data: { title: 'Guide' } });
    given({ type: 'DocumentCreated', data: guide })
      .when(edit({ title: 'Guide' }), { isTaken: true })
      .thenRejected('document.titleTaken');
    given(created)
      .when(edit({ title: 'Privacy of ours' }))
      .thenRejected('document.keepsTitle');
  });
  test('holds the title of its latest version, and that which readers find it by', () => {
    const held = (...history: readonly DocumentEvent[]) =>
      documentDecider.claims!(fold(documentDecider, history)).map(({ value }) => value);
    const first: DocumentEvent = { type: 'DocumentCreated', data: guide };
    const renamed: DocumentEvent = { type: 'DocumentUpdated', data: { ...guide, title: 'Guide' } };
    expect(held(first, published, renamed)).toEqual(['guide', 'alumni guide']);
    expect(held(first, published, renamed, published)).toEqual(['guide']);
    expect(held(first, { type: 'DocumentDeleted', data: { documentId } })).toEqual([]);
  });
  test('shows pictures that its writer sent for it, and those that it has shown before', async () => {
    const [own, other] = [exampleId('f', 1), exampleId('f', 2)];
    const showing = (...ids: readonly string[]) => ids.map((id) => `<img data-file="${id}" alt="" />`).join('');
    given()
      .when(create({ content: showing(own) }))
      .thenLike({ data: { content: showing(own) } });
    const unknown = { isTaken: false, arePicturesKnown: false };
    given()
      .when(create({ content: showing(own) }), unknown)
      .thenRejected('file.pictureUnknown');
    given(created)
      .when(edit({ content: showing(own) }), unknown)
      .thenRejected('file.pictureUnknown');
    const many = Array.from({ length: mostPictures + 1 }, (_, n) => exampleId('f', n));
    given()
      .when(create({ content: showing(...many) }))
      .thenRejected('file.tooManyPictures');
    const before: DocumentEvent = { type: 'DocumentCreated', data: { ...data, content: showing(other) } };
    expect(fold(documentDecider, [before, updated]).pictureIds).toEqual([other]);
  });
  test('is deleted for good, but for those that the site shows', () => {
    const deleted: DocumentEvent = { type: 'DocumentDeleted', data: { documentId } };
    given({ type: 'DocumentCreated', data: guide }).when(act('DeleteDocument')).then(deleted);
    given(created).when(act('DeleteDocument')).thenRejected('document.keepsTitle');
    given({ type: 'DocumentCreated', data: guide }, deleted)
      .when({ type: 'CreateDocument', data: guide })
      .thenRejected('document.exists');
  });
});
