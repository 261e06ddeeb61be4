import { describe, expect, test } from '@jest/globals';
import { csvCell, csvOf } from './csv.ts';

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
