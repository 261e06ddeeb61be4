import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { speak, textOf } from './i18n.ts';
import { loadOwnTexts, loadTexts, type LocaleFiles, textsArrived, wantTexts } from './load-texts.ts';

const was = globalThis.fetch;
const asked: string[] = [];
let status = 200;
// The page is told which language it is in.
Object.assign(globalThis, { document: { documentElement: {} } });
beforeEach(() => {
  asked.length = 0;
  status = 200;
  globalThis.fetch = jest.fn<typeof fetch>((address) => {
    asked.push(address as string);
    if (status === 0) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(Response.json({ from: address }, { status }));
  });
});
afterEach(() => void (globalThis.fetch = was));
const files = (base: string): LocaleFiles => ({
  base,
  namespaces: { public: ['common', 'public'], admin: ['common', 'admin'] },
});

test('an app loads its namespaces and no others, and what two apps share once', async () => {
  expect(await loadTexts(files('/a'), 'public', 'pl_PL')).toEqual({
    common: { from: '/a/pl_PL/common.json' },
    public: { from: '/a/pl_PL/public.json' },
  });
  await loadTexts(files('/a'), 'admin', 'pl_PL');
  expect(asked).toEqual(['/a/pl_PL/common.json', '/a/pl_PL/public.json', '/a/pl_PL/admin.json']);
});
test('English is in the code', async () => {
  expect(await loadTexts(files('/b'), 'public', 'en')).toEqual({});
  expect(asked).toEqual([]);
});
test('a file that is gone leaves the English texts; one that could not be asked for is asked for again', async () => {
  status = 404;
  expect(await loadTexts(files('/c'), 'public', 'de_DE')).toEqual({ common: {}, public: {} });
  status = 0;
  await expect(loadTexts(files('/d'), 'public', 'de_DE')).rejects.toThrow('Failed to fetch');
  status = 200;
  expect(await loadTexts(files('/d'), 'public', 'de_DE')).toMatchObject({ common: { from: '/d/de_DE/common.json' } });
});
test('what the page asked early is not asked again', async () => {
  globalThis.earlyAnswers = new Map([['/texts/pl_PL', Promise.resolve(Response.json({ greeting: 'Cześć' }))]]);
  expect(await loadOwnTexts('pl_PL')).toEqual({ greeting: 'Cześć' });
  expect([asked, globalThis.earlyAnswers.size]).toEqual([[], 0]);
  globalThis.earlyAnswers = undefined;
});

test('texts of later pages are asked for when their tables run, and stand when these are shown', async () => {
  speak('pl_PL', { college: {}, ...(await loadTexts(files('/e'), 'public', 'pl_PL')) });
  asked.length = 0;
  wantTexts('cards-of-student');
  expect(asked).toEqual(['/e/pl_PL/cards-of-student.json']);
  await textsArrived();
  await textsArrived();
  expect(asked).toHaveLength(1);
  expect(textOf('from')).toBe('/e/pl_PL/common.json'); // What was there goes before.
  speak('pl_PL', {});
  await textsArrived();
  expect(textOf('from')).toBe('/e/pl_PL/cards-of-student.json');
});
test('in English nothing is asked for later pages; without an answer the part is loaded again', async () => {
  await loadTexts(files('/f'), 'public', 'en');
  speak('en', {});
  wantTexts('groups-of-student');
  await textsArrived();
  expect(asked).toEqual([]);
  status = 0;
  speak('hu_HU', {});
  await expect(textsArrived()).rejects.toThrow('Failed to fetch');
});
