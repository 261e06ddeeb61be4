import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { rememberWhileShown } from './storage.ts';

type Page = { localStorage: Storage; sessionStorage: Storage };
/** The page has the text of it, which knows nothing of this file. */
const run = (page: object) => void runInNewContext(`(${String(rememberWhileShown)})(globalThis);`, page);
const refusing = () => ({
  get localStorage(): Storage {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  },
  get sessionStorage(): Storage | null {
    return null; // As in web views that keep nothing.
  },
});

describe('where the browser keeps nothing', () => {
  test('what is remembered is there until the page is left', () => {
    const page = refusing() as Page;
    run(page);
    for (const storage of [page.localStorage, page.sessionStorage]) {
      storage.setItem('user', 'freya');
      storage.setItem('draft:leave', '{}');
      expect([storage.getItem('user'), storage.getItem('other'), Object.keys(storage)]).toEqual([
        'freya',
        null,
        ['user', 'draft:leave'],
      ]);
      storage.removeItem('user');
      expect([storage.getItem('user'), Object.keys(storage)]).toEqual([null, ['draft:leave']]);
    }
    expect(page.sessionStorage.getItem('setItem')).toBeNull();
  });
});
test('a storage that is there stays', () => {
  const [local, session] = [{}, {}];
  const page = { localStorage: local, sessionStorage: session };
  run(page);
  expect([page.localStorage === local, page.sessionStorage === session]).toEqual([true, true]);
});
