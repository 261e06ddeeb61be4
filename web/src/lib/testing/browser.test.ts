/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';

test('a rule of classes is looked for at those elements alone that have them, and says the same of all', () => {
  document.head.innerHTML =
    '<style>.gone { display: none } .a.b { visibility: hidden } .c:not(.d) { display: none } ul > .e { display: none }</style>';
  document.body.innerHTML =
    '<p class="gone"></p><p class="a"></p><p class="a b"></p><p class="c"></p><ul><li class="e"></li></ul>';
  const looks = () =>
    [...document.querySelectorAll('p, li')].map((one) => {
      const { display, visibility } = getComputedStyle(one);
      return `${display} ${visibility}`;
    });
  expect(looks()).toEqual(['none visible', 'block visible', 'block hidden', 'none visible', 'none visible']);
  document.querySelector('.gone')!.className = '';
  document.querySelector('.a')!.classList.add('b');
  document.querySelector('.c')!.classList.add('d');
  expect(looks()).toEqual(['block visible', 'block hidden', 'block hidden', 'block visible', 'none visible']);
});
