/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { freya } from '../testing/page.tsx';
import { appState, remember } from './app-state.ts';
import { forgetKeptOfPerson } from './kept-of-person.ts';
import { dropLostSession, followSession, forgetUser, rememberUser, saysSessionIsOver } from './session.ts';
import { hasSessionEnded } from './session-end.ts';

const reload = jest.fn();
beforeEach(() => {
  localStorage.clear();
  forgetUser();
  reload.mockClear();
});

test.each(['Token expired', 'Context userId not found', 'cookie is not defined', 'User not found'])(
  '"%s" says that the session is over',
  (phrase) => {
    expect([saysSessionIsOver(`GraphQL: ${phrase}.`), saysSessionIsOver(phrase.toUpperCase())]).toEqual([true, false]);
  },
);

describe('a session that is over', () => {
  test('clears the remembered user and loads the page anew, once', () => {
    rememberUser(freya);
    dropLostSession(reload);
    dropLostSession(reload);
    expect([localStorage.getItem('user'), reload.mock.calls.length]).toEqual([null, 1]);
  });
  test('also where another page forgot the user first', () => {
    rememberUser(freya);
    localStorage.removeItem('user');
    dropLostSession(reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  test('ended by itself, which a session that was signed out did not', () => {
    rememberUser(freya);
    expect(hasSessionEnded()).toBe(false);
    dropLostSession(reload);
    expect(hasSessionEnded()).toBe(true);
    forgetKeptOfPerson();
    expect(hasSessionEnded()).toBe(false);
  });
  test('is nothing to a visitor', () => {
    dropLostSession(reload);
    expect(reload).not.toHaveBeenCalled();
  });
});

test('what an earlier or later version of the product kept of choices is not read', () => {
  remember({ readLocale: 'es_MX' });
  expect(appState()).toEqual({ readLocale: 'es_MX' });
  const kept = JSON.parse(localStorage.getItem('appState')!) as object;
  localStorage.setItem('appState', JSON.stringify({ ...kept, version: 2 }));
  expect(appState()).toEqual({});
  localStorage.setItem('appState', JSON.stringify({ selectedGroup: 'g' }));
  expect(appState()).toEqual({ selectedGroup: 'g' });
});

describe('what is kept of a person when a session ends by itself', () => {
  const begun = () => {
    rememberUser(freya);
    remember({
      selectedGroup: 'g',
      selectedRegionId: 'r',
      showHidden: false,
      readLocale: 'es_MX',
      writeLocale: 'fr_FR',
      recentRecords: [{ to: '/students/1', label: 'Emmett Solano', detail: null }],
      theme: 'dark',
    });
    localStorage.setItem('draft:leave', '{}');
    localStorage.setItem('uploadState', '[]');
    localStorage.setItem('uploadProgress:u', '[]');
    dropLostSession(reload);
  };
  const another = { ...freya, _id: '5eed00000000000000000021' };

  test('stays for the same person', () => {
    begun();
    rememberUser(freya);
    expect([appState(), Object.keys(localStorage).toSorted()]).toEqual([
      expect.objectContaining({ selectedGroup: 'g', recentRecords: [expect.anything()] }),
      ['appState', 'draft:leave', 'uploadProgress:u', 'uploadState', 'user'],
    ]);
  });
  test('is gone before another person is shown; what is the device’s stays', () => {
    begun();
    rememberUser(another);
    expect([appState(), Object.keys(localStorage).toSorted()]).toEqual([
      { ownerId: another._id, theme: 'dark' },
      ['appState', 'user'],
    ]);
  });
  test('is gone too where nobody knows whose it was, but not where the remembered person says it', () => {
    localStorage.setItem('draft:leave', '{}');
    rememberUser(freya);
    expect(localStorage.getItem('draft:leave')).toBeNull();
    localStorage.setItem('appState', JSON.stringify({ selectedGroup: 'g' }));
    rememberUser(freya);
    expect(appState()).toEqual({ selectedGroup: 'g', ownerId: freya._id });
  });
});

describe('another page of the same browser', () => {
  followSession(reload);
  const another = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
  const back = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const emmett = JSON.stringify({
    id: '5eed00000000000000000011',
    name: 'Emmett Solano',
    locale: 'en',
    roles: ['user'],
  });

  test('signs out: what is shown here is nobody’s any more', () => {
    rememberUser(freya);
    localStorage.removeItem('user');
    another('user');
    expect(reload).toHaveBeenCalledTimes(1);
  });
  test('signs in as somebody else', () => {
    rememberUser(freya);
    localStorage.setItem('user', emmett);
    another('user');
    expect(reload).toHaveBeenCalledTimes(1);
  });
  test('signs in as somebody else while this page rests in the browser’s memory', () => {
    rememberUser(freya);
    localStorage.setItem('user', emmett);
    back(false);
    expect(reload).not.toHaveBeenCalled();
    back(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  test('writes the same person, or something else: nothing happens', () => {
    rememberUser(freya);
    localStorage.setItem('user', JSON.stringify({ id: freya._id, name: 'Freya Solano', locale: 'pl_PL', roles: [] }));
    another('user');
    localStorage.setItem('appState', '{}');
    another('appState');
    back(true);
    expect(reload).not.toHaveBeenCalled();
  });
  test('signs in while a visitor writes a form here: the form stays', () => {
    localStorage.setItem('user', emmett);
    another('user');
    back(true);
    expect(reload).not.toHaveBeenCalled();
  });
});
