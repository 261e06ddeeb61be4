/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
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

test('on a device that is full, what is chosen holds as long as the page, and is kept when there is room again', () => {
  const store = opened('u1');
  store.setItem('users.datatable', ['email']);
  const heard: unknown[] = [];
  store.subscribe('users.datatable', (value) => heard.push(value));
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  store.setItem('users.datatable', ['fullName']);
  store.setItem('users.listParams', { filter: {}, page: 2, perPage: 50 });
  expect([told(store, 'users.datatable'), heard]).toEqual([['fullName'], [['fullName']]]);
  expect(told(store, 'users.listParams')).toMatchObject({ page: 2 });
  full.mockRestore();
  warned.mockRestore();
  store.setItem('users.datatable', ['roles']);
  expect([told(store, 'users.datatable'), told(opened('u1'), 'users.datatable')]).toEqual([['roles'], ['roles']]);
});
