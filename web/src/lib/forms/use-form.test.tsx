/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { forgetKeptOfPerson } from '../session/kept-of-person.ts';
import { useActs } from './use-acts.ts';
import { useForm } from './use-form.ts';

type Form = { readonly name: string; readonly place: string };
type Shown = { readonly fields: Form; readonly revision: number; readonly isOvertaken?: boolean };
const sentOf = (form: Form) => form;
const begin = (fields: Form) => {
  const initialProps: Shown = { fields, revision: 1 };
  return renderHook(
    ({ isOvertaken = false, fields: start, revision }: Shown) => {
      const acts = { ...useActs(), isOvertaken };
      return useForm({ start, revision, acts, sentOf });
    },
    { initialProps },
  );
};
const ann = { name: 'Ann', place: 'Wells' };

test('only what differs is sent, and blanks around it are no difference', () => {
  const { result } = begin(ann);
  expect([result.current.isChanged, result.current.changes]).toEqual([false, {}]);
  act(() => result.current.set({ name: ' Ann ' }));
  expect(result.current.isChanged).toBe(false);
  act(() => result.current.set({ place: 'Bath' }));
  expect(result.current.changes).toEqual({ place: 'Bath' });
  act(() => result.current.clear());
  expect(result.current.value).toEqual(ann);
});
test('what nobody touched follows what stands; a save names the revision that was seen when the typing began', () => {
  const { result, rerender } = begin(ann);
  rerender({ fields: { ...ann, name: 'Anna' }, revision: 2 });
  expect(result.current.value.name).toBe('Anna');
  act(() => result.current.set({ place: 'Bath' }));
  rerender({ fields: { name: 'Anne', place: 'York' }, revision: 3 });
  expect([result.current.value, result.current.changes, result.current.expectedRevision]).toEqual([
    { name: 'Anne', place: 'Bath' },
    { place: 'Bath' },
    2,
  ]);
});
test('who was overtaken sees what others have changed, and writes over that the next time', () => {
  const { result, rerender } = begin(ann);
  act(() => result.current.set({ place: 'Bath' }));
  rerender({ fields: { ...ann, place: 'York' }, revision: 2, isOvertaken: true });
  expect([result.current.others, result.current.value.place, result.current.expectedRevision]).toEqual([
    { place: 'York' },
    'Bath',
    2,
  ]);
});
test('what was saved stands before the server was asked again, and the next change goes on from it', () => {
  const { result, rerender } = begin(ann);
  act(() => result.current.set({ place: 'Bath' }));
  act(() => result.current.saved(2));
  expect([result.current.value.place, result.current.isChanged, result.current.expectedRevision]).toEqual([
    'Bath',
    false,
    2,
  ]);
  rerender({ fields: { ...ann, place: 'Bath' }, revision: 2 });
  rerender({ fields: { name: 'Eve', place: 'Bath' }, revision: 3 });
  expect(result.current.value.name).toBe('Eve');
});
test('what was typed while it was sent was not sent: it stays, and is sent with what was saved next time', () => {
  const { result } = begin(ann);
  act(() => result.current.set({ place: 'Bath' }));
  const { saved } = result.current;
  act(() => result.current.set({ name: 'Anna' }));
  act(() => saved(2));
  const { value, changes, isUnsaved, expectedRevision } = result.current;
  expect([value, changes, isUnsaved, expectedRevision]).toEqual([
    { name: 'Anna', place: 'Bath' },
    { name: 'Anna' },
    true,
    2,
  ]);
});

describe('a draft', () => {
  beforeEach(() => localStorage.clear());
  let made = 0;
  const fresh = () => ({ _id: `id${++made}`, reason: '' });
  const open = (draft?: string) => renderHook(() => useForm({ draft, start: fresh }));

  test('is there again after a reload, with the id that it was given', () => {
    const { result, unmount } = open('leave:ada');
    const { _id } = result.current.value;
    expect([result.current.isKept, localStorage.length]).toEqual([false, 0]);
    act(() => result.current.change('reason')('Dentist'));
    expect([result.current.isKept, result.current.isUnsaved, result.current.isChanged]).toEqual([true, false, true]);
    unmount();
    const again = open('leave:ada').result;
    expect([again.current.value, again.current.isKept]).toEqual([{ _id, reason: 'Dentist' }, true]);
    expect(open('leave:eve').result.current.value.reason).toBe('');
  });
  test('that is cleared is gone, and the form begins afresh', () => {
    const { result } = open('leave:ada');
    const { _id } = result.current.value;
    act(() => result.current.set({ reason: 'Dentist' }));
    act(() => result.current.clear());
    expect([result.current.value.reason, result.current.value._id === _id, result.current.isKept]).toEqual([
      '',
      false,
      false,
    ]);
    expect(localStorage.length).toBe(0);
  });
  test('of what stands holds what was typed alone: the rest follows', () => {
    const begin = (grade: string) => renderHook(() => useForm({ draft: 'grade:1', start: { grade, comment: '' } }));
    const { result, unmount } = begin('80');
    act(() => result.current.set({ comment: 'Well done' }));
    unmount();
    expect(begin('90').result.current.value).toEqual({ grade: '90', comment: 'Well done' });
  });
  test('of what stands is sent with the revision that it was begun on, and over a conflict shows what others have made of it since', () => {
    const begin = (fields: Form, revision: number) =>
      renderHook(
        ({ isOvertaken }) =>
          useForm({ draft: 'ministry:1', start: fields, revision, acts: { ...useActs(), isOvertaken } }),
        { initialProps: { isOvertaken: false } },
      );
    const first = begin(ann, 1);
    act(() => first.result.current.set({ place: 'Bath' }));
    first.unmount();
    const { result, rerender } = begin({ name: 'Anna', place: 'York' }, 2);
    expect([result.current.value, result.current.expectedRevision]).toEqual([{ name: 'Anna', place: 'Bath' }, 1]);
    rerender({ isOvertaken: true });
    expect([result.current.others, result.current.expectedRevision]).toEqual([{ name: 'Anna', place: 'York' }, 2]);
    act(() => result.current.clear());
    expect([result.current.value.place, localStorage.length]).toEqual(['York', 0]);
  });
  test.each(['not JSON', 'null', '"text"', '{"reason":null}'])('that reads %j is none', (kept) => {
    localStorage.setItem('draft:leave:ada', kept);
    expect([open('leave:ada').result.current.value.reason, open('leave:ada').result.current.isKept]).toEqual([
      '',
      false,
    ]);
  });
  test('goes from the device with the person', () => {
    const { result } = open('leave:ada');
    act(() => result.current.set({ reason: 'Dentist' }));
    localStorage.setItem('theme', 'dark');
    forgetKeptOfPerson();
    expect(Object.keys(localStorage).filter((key) => key !== 'appState')).toEqual(['theme']);
  });
  test('without a name is not kept: leaving would lose it', () => {
    const { result } = open();
    expect(result.current.isUnsaved).toBe(false);
    act(() => result.current.set({ reason: 'Dentist' }));
    expect([result.current.isUnsaved, result.current.isKept, localStorage.length]).toEqual([true, false, 0]);
  });
});
