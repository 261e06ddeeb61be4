/** @jest-environment jsdom */
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { keepFocus } from './keep-focus.ts';

beforeAll(keepFocus);
beforeEach(() => {
  document.body.innerHTML = '<h1 tabindex="-1" data-page-title>Page</h1><button id="one">One</button>';
  button().focus();
});
const button = () => document.querySelector<HTMLButtonElement>('#one')!;
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

test('the focus comes back to a button that was disabled while it was busy', async () => {
  // Browsers take the focus away with that; jsdom leaves it.
  button().blur();
  button().disabled = true;
  await soon();
  expect(document.activeElement).toBe(document.body);
  button().disabled = false;
  await soon();
  expect(document.activeElement).toBe(button());
});

test('it comes back in a dialog too, which takes the focus to itself meanwhile', async () => {
  document.body.innerHTML += '<div role="dialog" tabindex="-1"><button id="two">Two</button></div>';
  const dialog = document.querySelector<HTMLElement>('[role=dialog]')!;
  const inside = document.querySelector<HTMLButtonElement>('#two')!;
  inside.focus();
  inside.disabled = true;
  dialog.focus();
  await soon();
  expect(document.activeElement).toBe(dialog);
  inside.disabled = false;
  await soon();
  expect(document.activeElement).toBe(inside);
});

test('a dialog keeps it when what had it is gone from the dialog', async () => {
  document.body.innerHTML += '<div role="dialog" tabindex="-1"><button id="two">Two</button></div>';
  const dialog = document.querySelector<HTMLElement>('[role=dialog]')!;
  const inside = document.querySelector<HTMLButtonElement>('#two')!;
  inside.focus();
  inside.disabled = true;
  dialog.focus();
  inside.remove();
  await soon();
  expect(document.activeElement).toBe(dialog);
});

test('it goes to the title of the page when what had it is gone', async () => {
  button().remove();
  await soon();
  expect(document.activeElement?.textContent).toBe('Page');
});

test('somebody who gives it away keeps it away', async () => {
  button().blur();
  await soon();
  button().disabled = true;
  button().disabled = false;
  await soon();
  expect(document.activeElement).toBe(document.body);
});
