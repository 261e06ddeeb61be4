/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { forgetKeptOfPerson } from '../../session/kept-of-person.ts';
import { dropLostSession, rememberUser } from '../../session/session.ts';
import { freya } from '../../testing/page.tsx';
import { useKeepFormAtEnd, useTypedAtEnd } from './typed-at-end.ts';
import { useForm } from '../use-form.ts';

const ann = { name: 'Ann', place: 'Wells' };
const open = (name = 'profile:ann', fields = ann, revision = 1) => {
  const { result, unmount } = renderHook(() => {
    const form = useForm({ start: fields, revision, left: useTypedAtEnd(name) });
    useKeepFormAtEnd(name, form);
    return form;
  });
  return { form: () => result.current, close: unmount };
};
const leave = () => dispatchEvent(new Event('pagehide'));
beforeEach(() => {
  localStorage.clear();
  rememberUser(freya);
});

test('what was typed when the session ended by itself is in the form again, once, on the revision that was seen', () => {
  const before = open();
  act(() => before.form().set({ place: 'Bath' }));
  dropLostSession(leave);
  before.close();
  rememberUser(freya);
  expect(open('profile:other').form().value).toEqual(ann);
  const after = open('profile:ann', { name: 'Anna', place: 'York' }, 7);
  expect([after.form().value, after.form().expectedRevision]).toEqual([{ name: 'Anna', place: 'Bath' }, 1]);
  after.close();
  expect(open().form().isChanged).toBe(false);
});
test.each([
  ['the page is left', leave],
  ['the person signs out', () => dropLostSession(() => [forgetKeptOfPerson(), leave()])],
])('nothing of it is there after %s', (_, end) => {
  const before = open();
  act(() => before.form().set({ place: 'Bath' }));
  end();
  before.close();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});
test('a form in which nothing is typed keeps nothing', () => {
  open();
  dropLostSession(leave);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});
