/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useEdits } from './use-edits.ts';

type Form = { readonly name: string; readonly place: string };
type Shown = { readonly fields: Form; readonly revision: number; readonly isOvertaken?: boolean };
const sentOf = (form: Form) => form;
const begin = (fields: Form) => {
  const initialProps: Shown = { fields, revision: 1 };
  return renderHook(({ isOvertaken = false, ...stand }: Shown) => useEdits({ ...stand, isOvertaken, sentOf }), {
    initialProps,
  });
};
const ann = { name: 'Ann', place: 'Wells' };

test('only what differs is sent, and blanks around it are no difference', () => {
  const { result } = begin(ann);
  expect([result.current.isChanged, result.current.changes]).toEqual([false, {}]);
  act(() => result.current.set('name', ' Ann '));
  expect(result.current.isChanged).toBe(false);
  act(() => result.current.set('place', 'Bath'));
  expect(result.current.changes).toEqual({ place: 'Bath' });
  act(() => result.current.forget());
  expect(result.current.value).toEqual(ann);
});
test('what nobody touched follows what stands; a save names the revision that was seen when the typing began', () => {
  const { result, rerender } = begin(ann);
  rerender({ fields: { ...ann, name: 'Anna' }, revision: 2 });
  expect(result.current.value.name).toBe('Anna');
  act(() => result.current.set('place', 'Bath'));
  rerender({ fields: { name: 'Anne', place: 'York' }, revision: 3 });
  expect([result.current.value, result.current.changes, result.current.expectedRevision]).toEqual([
    { name: 'Anne', place: 'Bath' },
    { place: 'Bath' },
    2,
  ]);
});
test('who was overtaken sees what others have changed, and writes over that the next time', () => {
  const { result, rerender } = begin(ann);
  act(() => result.current.set('place', 'Bath'));
  rerender({ fields: { ...ann, place: 'York' }, revision: 2, isOvertaken: true });
  expect([result.current.others, result.current.value.place, result.current.expectedRevision]).toEqual([
    { place: 'York' },
    'Bath',
    2,
  ]);
});
test('what was saved stands before the server was asked again, and the next change goes on from it', () => {
  const { result, rerender } = begin(ann);
  act(() => result.current.set('place', 'Bath'));
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
