/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { asOurs } from './pasted.ts';

/** An item as Word puts it into the clipboard. */
const item = (text: string, marker = '·', level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`;
/** Without what is thrown away afterwards in any case. */
const plain = (html: string) => html.replaceAll(/<!--.*?-->|<\/?span[^>]*>/g, '');

describe('what is pasted from Word', () => {
  test.each([
    ['a list', item('One') + item('Two'), '<ul><li>One</li><li>Two</li></ul>'],
    ['numbers', item('One', '1.') + item('Two', '2.'), '<ol><li>One</li><li>Two</li></ol>'],
    [
      'a list within another',
      item('One') + item('Deep', 'o', 2) + item('Deeper', 'a)', 3) + item('Two'),
      '<ul><li>One<ul><li>Deep<ol><li>Deeper</li></ol></li></ul></li><li>Two</li></ul>',
    ],
    [
      'two lists of different kinds, and a paragraph',
      `${item('One')}${item('First', '1.')}<p>Text</p>${item('Last')}`,
      '<ul><li>One</li></ul><ol><li>First</li></ol><p>Text</p><ul><li>Last</li></ul>',
    ],
  ])('has %s', (_, html, expected) => expect(plain(asOurs(html))).toBe(expected));
});
test.each([
  ['<h1>A</h1><h2><b>B</b></h2><h6>C</h6>', '<h2>A</h2><h3><b>B</b></h3><h4>C</h4>'],
  ['<h2>A</h2><h5>B</h5>', '<h2>A</h2><h4>B</h4>'],
  ['<p>One</p><ul><li>Two</li></ul>', '<p>One</p><ul><li>Two</li></ul>'],
])('the headings of %s are among ours', (html, expected) => expect(asOurs(html)).toBe(expected));
