/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { richText } from './rich-text.ts';

const shown = (html: string) => render(<div>{richText(html)}</div>).container.firstElementChild!.innerHTML;

test('what a document is made of stays', () => {
  expect(shown('<h1>A</h1><p>b <strong>c</strong><br>d</p><ul><li>e</li></ul>')).toBe(
    '<h2>A</h2><p>b <strong>c</strong><br>d</p><ul><li>e</li></ul>',
  );
});
test.each([
  ['<script>alert(1)</script>a', 'a'],
  ['<p onclick="alert(1)" style="position:fixed">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<svg><a href="javascript:1"><text>x</text></a></svg>a', 'a'],
  ['<iframe src="https://evil.example"></iframe>a', 'a'],
  ['<form action="/x"><b>a</b></form>', '<b>a</b>'],
])('what runs or draws does not: %s', (html, expected) => {
  expect(shown(html)).toBe(expected);
});
test('links elsewhere open apart', () => {
  expect(shown('<a href="https://example.org">a</a><a href="/terms">b</a>')).toBe(
    '<a href="https://example.org" target="_blank" rel="noreferrer noopener">a</a><a href="/terms">b</a>',
  );
});
