import { describe, expect, test } from '@jest/globals';
import { archiveEntries, archiveKey, type OutlineFile } from './archive-entries.ts';

const fileOf = (name: string, n = 1): OutlineFile => ({ fileId: n.toString(16).padStart(24, '0'), name, size: 7 });
const namesOf = (names: readonly string[], locale = 'en') =>
  archiveEntries(
    names.map((name, n) => fileOf(name, n)),
    locale,
  ).map(({ name }) => name);

describe('the entries of an archive', () => {
  test.each([
    ['en', ['Zebra.pdf', 'Ärger.pdf', 'NT10.pdf', 'NT9.pdf'], ['Ärger.pdf', 'NT9.pdf', 'NT10.pdf', 'Zebra.pdf']],
    ['pl_PL', ['Łaska.pdf', 'Mądrość.pdf', 'Lew.pdf'], ['Lew.pdf', 'Łaska.pdf', 'Mądrość.pdf']],
    ['hu_HU', ['Cukor.pdf', 'Csoda.pdf'], ['Cukor.pdf', 'Csoda.pdf']],
  ])('stand in the order of %s', (locale, names, sorted) => expect(namesOf(names, locale)).toEqual(sorted));
  test('stand in one order however they came', () => {
    const files = [fileOf('One.pdf', 1), fileOf('One.pdf', 2), fileOf('Two.pdf', 3)];
    expect(archiveEntries(files.toReversed(), 'en')).toEqual(archiveEntries(files, 'en'));
  });
  test.each([
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Windows\\a*b?.pdf', 'C Windows a b.pdf'],
    ['.hidden.pdf', 'hidden.pdf'],
    ['CON.pdf', 'CON_.pdf'],
    ['lpt1.tar.pdf', 'lpt1_.tar.pdf'],
    ['Comfort.pdf', 'Comfort.pdf'],
    ['Ends with a dot ...', 'Ends with a dot'],
    ['exe\u202Efdp.pdf', 'exe fdp.pdf'],
    ['Two\r\nlines.pdf', 'Two lines.pdf'],
    ['', '_'],
    ['🕊️ Pneumatologia (pl).pdf', '🕊️ Pneumatologia (pl).pdf'],
    ['旧约概论 (ZHS).pdf', '旧约概论 (ZHS).pdf'],
  ])('of %j is %j', (name, safe) => expect(namesOf([name])).toEqual([safe]));
  test('are short enough for every system, and whole characters', () => {
    const [name = ''] = namesOf([`${'约🕊'.repeat(100)}.pdf`]);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(204);
    expect(name).toMatch(/^(?:约🕊)+约?\.pdf$/u);
  });
  test('differ on every system', () => {
    expect(namesOf(['A.pdf', 'a.pdf', 'A (2).pdf', 'A?.pdf'])).toEqual([
      'A (2).pdf',
      'A.pdf',
      'a (3).pdf',
      'A (4).pdf',
    ]);
    const decomposed = 'Ma\u0328dros\u0301c\u0301.pdf';
    expect(namesOf([decomposed, decomposed.normalize('NFC')])).toEqual(['Mądrość.pdf', 'Mądrość (2).pdf']);
  });
});

test('an archive has a place by what goes into it', () => {
  const group = 'a'.repeat(24);
  const key = archiveKey(group, [fileOf('One.pdf', 1), fileOf('Two.pdf', 2)]);
  expect(key).toMatch(/^outlines\/a{24}\/[0-9a-f]{64}$/);
  for (const other of [
    [fileOf('Two.pdf', 2), fileOf('One.pdf', 1)],
    [fileOf('One.pdf', 1)],
    [fileOf('One.pdf', 1), fileOf('Two.pdf', 3)],
    [fileOf('One.pdf', 1), { ...fileOf('Two.pdf', 2), size: 8 }],
  ])
    expect(archiveKey(group, other)).not.toBe(key);
});
