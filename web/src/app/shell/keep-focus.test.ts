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
