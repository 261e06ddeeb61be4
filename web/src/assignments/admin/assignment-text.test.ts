import { expect, test } from '@jest/globals';
import { htmlOf, plainOf } from './assignment-text.ts';

test.each([
  ['', ''],
  ['One.', '<p>One.</p>'],
  ['One.\n\nTwo & <three>,\nfour.', '<p>One.</p><p>Two &amp; &lt;three&gt;,<br>four.</p>'],
])('%j and its paragraphs', (text, html) => {
  expect(htmlOf(text)).toBe(html);
  expect(plainOf(html)).toBe(text);
});
test('text with more than paragraphs is not plain', () =>
  expect(plainOf('<p>Read <a href="/x">this</a>.</p>')).toBeUndefined());
test('what was escaped twice stays escaped once', () => expect(plainOf('<p>&amp;lt;</p>')).toBe('&lt;'));
