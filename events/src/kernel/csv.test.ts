import { describe, expect, test } from '@jest/globals';
import { csvCell, csvFormOf, csvOf } from './csv.ts';

describe('a cell for sheet programs', () => {
  test.each(['=1+1', '+49', '-2', '@cmd', '\tx', '\rx', '\n=1', '＝1', '＋1', '－1', '＠x'])('%j never runs', (text) =>
    expect(csvCell(text).replace(/^"/, '').startsWith("'")).toBe(true),
  );
  test('what separates is quoted, and quotes are doubled', () => {
    expect(csvCell('Mroz, Jakub')).toBe('"Mroz, Jakub"');
    expect(csvCell('she said "yes"')).toBe('"she said ""yes"""');
    expect(csvCell('two\nlines')).toBe('"two\nlines"');
  });
  test('both at once', () => expect(csvCell('=HYPERLINK("x","y")')).toBe(`"'=HYPERLINK(""x"",""y"")"`));
  test('nothing is an empty cell and a number is a number', () =>
    expect([csvCell(null), csvCell(0), csvCell(-2.5), csvCell('Freya')]).toEqual(['', '0', '-2.5', 'Freya']));
});
test('rows end as sheet programs expect', () =>
  expect(
    csvOf([
      ['Name', 'Days'],
      ['Freya', 2],
    ]),
  ).toBe('Name,Days\r\nFreya,2'));
test.each([
  ['de-DE', 'Name;"Note, in %"\r\nFreya;"-85,5"\r\n"a;b";2'],
  ['pl-PL', 'Name;"Note, in %"\r\nFreya;"-85,5"\r\n"a;b";2'],
  ['en', 'Name,"Note, in %"\r\nFreya,-85.5\r\n"a;b",2'],
  ['es-MX', 'Name,"Note, in %"\r\nFreya,-85.5\r\n"a;b",2'],
  ['zh-CN', 'Name,"Note, in %"\r\nFreya,-85.5\r\n"a;b",2'],
])('cells and decimals are parted as sheet programs in %s do it', (tag, file) => {
  const rows = [
    ['Name', 'Note, in %'],
    ['Freya', -85.5],
    ['a;b', 2],
  ];
  expect(csvOf(rows, csvFormOf(tag))).toBe(file);
});
