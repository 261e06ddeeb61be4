/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import '../lib/testing/browser.ts';
import { preferenceStore } from './preference-store.ts';

afterEach(() => localStorage.clear());
const opened = (userId: string) => {
  const store = preferenceStore(userId);
  store.setup();
  return store;
};
const told = (store: ReturnType<typeof preferenceStore>, key: string) => store.getItem(key, undefined) as unknown;

test('columns, views and the rows of a page are there the next time; searches and selections are not', () => {
  const today = opened('u1');
  today.setItem('users.datatable', ['email']);
  today.setItem('users.datatable_columnRanks', [0, 2, 1]);
  today.setItem('users.savedQueries', [{ label: 'Invited', value: {} }]);
  today.setItem('users.listParams', { filter: { q: 'freya' }, sort: 'email', order: 'ASC', page: 2, perPage: 50 });
  today.setItem('users.selectedIds', ['1']);
  expect(told(today, 'users.listParams')).toMatchObject({ filter: { q: 'freya' }, page: 2 });
  const later = opened('u1');
  expect(told(later, 'users.datatable')).toEqual(['email']);
  expect(told(later, 'users.datatable_columnRanks')).toEqual([0, 2, 1]);
  expect(told(later, 'users.savedQueries')).toHaveLength(1);
  expect(told(later, 'users.listParams')).toEqual({ filter: {}, perPage: 50 });
  expect(told(later, 'users.selectedIds')).toBeUndefined();
  expect(JSON.stringify({ ...localStorage })).not.toContain('freya');
});

test('each person has preferences of their own', () => {
  opened('u1').setItem('users.datatable', ['email']);
  expect(opened('u2').getItem('users.datatable', [])).toEqual([]);
});

test('who looks at a preference hears of a change', () => {
  const store = opened('u1');
  const heard: unknown[] = [];
  store.subscribe('users.datatable', (value) => heard.push(value));
  store.subscribe('theme', (value) => heard.push(value));
  store.setItem('users.datatable', ['email']);
  store.setItem('theme', 'dark');
  expect(heard).toEqual([['email'], 'dark']);
  expect(JSON.stringify({ ...localStorage })).not.toContain('dark');
});
