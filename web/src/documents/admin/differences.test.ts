/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { differences } from './differences.ts';

const nameOf = (alt: string) => alt || 'decoration';
const img = (n: number, alt: string) => `<img data-file="${String(n).repeat(24)}" alt="${alt}">`;
const changes = (before: string, now: string) =>
  differences(before, now, nameOf)
    .filter(({ kind }) => kind !== 'same')
    .map(({ kind, text }) => `${kind} ${text.trim()}`);

test.each([
  ['<p>a b</p>', '<p>a c</p>', ['removed b', 'added c']],
  ['<p>a</p>', `<p>a</p>${img(1, 'A scroll')}`, ['added [A scroll]']],
  [`<p>a</p>${img(1, 'A scroll')}`, '<p>a</p>', ['removed [A scroll]']],
  [`${img(1, 'A scroll')}<p>a</p>`, `${img(2, 'A scroll')}<p>a</p>`, ['removed [A scroll]', 'added [A scroll]']],
  [`${img(1, 'A scroll')}<p>a</p>`, `${img(1, '')}<p>a</p>`, ['removed [A scroll]', 'added [decoration]']],
  [`<p>a</p>${img(1, 'x')}`, `<p>a</p>${img(1, 'x')}`, []],
])('from %s to %s', (before, now, expected) => expect(changes(before, now)).toEqual(expected));
