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

test('the looks are those of jsdom itself, of every element, also when elements, classes and sheets come and go', () => {
  document.head.innerHTML = `<style>
    a { color: red } .x { display: flex; color: #123456 } .x.y > .z { visibility: hidden } div .z:not(.w, .v) { color: inherit }
    ul > li:first-child, .z::after, .w { display: inline-block } [data-on] { pointer-events: none } #only { display: grid }
    .w { all: unset; display: unset } .v { border: 1px solid blue !important } * { margin: 1px } svg.x { opacity: 0.5 }
    @media screen { .x { outline-color: green } } @media print { .x { display: none } } @keyframes k { from { color: red } }
    .x .y, p.z { background: rgb(1, 2, 3) } input:disabled { cursor: none } .a\\:b { display: none } :is(.x, .q) { clear: both }
  </style>`;
  document.body.innerHTML = `<div class="x y"><a class="z">a</a><ul><li class="w"></li><li class="z v" style="display: table"></li></ul></div>
    <p class="z y x" hidden></p><form><input type="hidden"><input class="w" disabled><button data-on>b</button></form><ol><li><ul><li></li></ul></li></ol>
    <svg class="x"><linearGradient class="z"></linearGradient></svg><section id="only"><h1 class="q a:b">h</h1></section><dialog><i>d</i></dialog>`;
  const frame = document.body.appendChild(document.createElement('iframe'));
  const all = () => [...document.querySelectorAll('*')];
  const said = (style: CSSStyleDeclaration) =>
    Array.from(style).map((name) => `${name}: ${style.getPropertyValue(name)}`);
  const compared = () => {
    const ours = all().map((one) => said(getComputedStyle(one)));
    document.body.toggleAttribute('data-changed'); // It forgets what it knew.
    const jsdoms = all().map((one) => said(frame.contentWindow!.getComputedStyle(one)));
    document.body.toggleAttribute('data-changed');
    expect(ours).toEqual(jsdoms);
    return ours;
  };
  const seen = [compared()];
  const changes = [
    () => document.querySelector('li')!.classList.add('x', 'y'),
    () =>
      document.head.appendChild(document.createElement('style')).append('.z { display: contents } .x { color: lime }'),
    () => document.querySelector('form')!.append(document.querySelector('.z')!),
    () => (document.querySelector('button')!.style.color = 'teal'),
    () => document.querySelector('style')!.remove(),
    () => document.querySelector('style')!.append('li { display: flex }'),
  ];
  for (const change of changes) {
    change();
    seen.push(compared());
    expect(seen.at(-1)).not.toEqual(seen.at(-2));
  }
});
