/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import '../testing/browser.ts';
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

const fileId = 'f'.repeat(24);
const pictures = [{ fileId, address: '/files/token' }];
const picture = (html: string) => render(<div>{richText(html, pictures)}</div>).container.querySelector('img');
test('a picture is one of ours, at the address that the reader was given', () => {
  const { src, alt, width } = picture(`<img data-file="${fileId}" alt="A scroll" width="240">`)!;
  expect([new URL(src).pathname, alt, width]).toEqual(['/files/token', 'A scroll', 240]);
  expect(picture(`<img data-file="${fileId}" alt="" width="9000">`)?.getAttribute('width')).toBeNull();
});
test.each([
  '<img src="https://evil.example/x.png" alt="a">',
  `<img data-file="${'e'.repeat(24)}" src="https://evil.example/x.png" alt="a">`,
  '<img data-file="javascript:alert(1)" alt="a">',
])('no other is drawn: %s', (html) => expect(picture(html)).toBeNull());
test('what an address or its element says beside it is not taken', () => {
  const drawn = picture(
    `<img data-file="${fileId}" src="//evil.example" srcset="//evil.example" onerror="alert(1)" alt="<b>">`,
  )!;
  expect(drawn.getAttributeNames().sort()).toEqual(['alt', 'decoding', 'src']);
  expect(drawn.getAttribute('src')).toBe('/files/token');
});
test('where a picture is gone, that is said, and what was seen on it', () => {
  render(<div>{richText(`<img data-file="${'e'.repeat(24)}" alt="A scroll">`, pictures)}</div>);
  expect(screen.getByText('This picture is not there any more: A scroll')).toBeTruthy();
  fireEvent.error(picture(`<img data-file="${fileId}" alt="">`)!);
  expect(screen.getByText('This picture is not there any more.')).toBeTruthy();
});
