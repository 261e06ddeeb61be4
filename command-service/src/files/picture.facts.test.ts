import { expect, test } from '@jest/globals';
import { fileExamples } from '@paideia/events/files/file.examples.ts';
import type { FilePurpose } from '@paideia/events/files/file.rules.ts';
import { mostPictures } from '@paideia/events/kernel/pictures.ts';
import { ada, ben, exampleId } from '@paideia/events/kernel/examples.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import type { FileAssetState } from './file.decider.ts';
import { arePicturesKnown, withPicturesOf } from './picture.facts.ts';

const id = exampleId('f', 1);
const html = `<p>a</p><img data-file="${id}" alt="" />`;
const asks = (status: 'registered' | 'stored' | 'removed' | 'none', ownerId = ada, purpose: FilePurpose = 'image') => {
  const file = { ...fileExamples.RegisterFile, fileId: id, ownerId, purpose, uploadId: 'u' };
  const state: FileAssetState = status === 'none' ? { status } : { status, file };
  return { state: () => Promise.resolve(state) } as unknown as Ask; // Nothing else of it is asked.
};

test.each([
  ['what whoever writes sent to be shown', asks('stored'), true],
  ['not what somebody else sent', asks('stored', ben), false],
  ['not work that was handed in', asks('stored', ada, 'submission'), false],
  ['not the picture of a person', asks('stored', ada, 'profilePicture'), false],
  ['not what is on its way', asks('registered'), false],
  ['not what is gone', asks('removed'), false],
  ['not what never was', asks('none'), false],
])('a text shows %s', async (_, ask, isKnown) => {
  expect(await arePicturesKnown(html, [], ask, ada)).toBe(isKnown);
  expect(await arePicturesKnown(html, [id], ask, ada)).toBe(true);
});
test('nobody asks for more files than a text may show', async () => {
  const many = Array.from({ length: mostPictures + 1 }, (_, n) => `<img data-file="${exampleId('f', n)}" alt="" />`);
  expect(await arePicturesKnown(many.join(''), [], {} as Ask, ada)).toBe(false);
});
test('of earlier versions those pictures stay known that were shown last', () => {
  const idOf = (n: number) => n.toString(16).padStart(24, '0');
  const texts = Array.from({ length: 1_000 }, (_, n) => `<img data-file="${idOf(n)}" alt="" />`);
  const known = texts.reduce<readonly string[]>((former, text) => withPicturesOf(text, former), []);
  expect(known).toEqual(Array.from({ length: 10 * mostPictures }, (_, n) => idOf(500 + n)));
  expect(withPicturesOf(texts[500]!, known)).toEqual([...known.slice(1), idOf(500)]);
  expect(withPicturesOf('<p>a</p>', known)).toBe(known);
});
