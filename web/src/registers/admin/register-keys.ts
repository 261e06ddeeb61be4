import type { KeyboardEvent } from 'react';
import type { RegisterActs } from './register-acts.ts';
import type { RegisterStudentFragment } from '../../generated/registers/admin/register-admin.ts';

type Key = (student: RegisterStudentFragment, acts: RegisterActs) => void;
const keys: Readonly<Record<string, Key>> = {
  p: (student, { mark }) => mark?.(student, 'present'),
  l: (student, { mark }) => mark?.(student, 'late'),
  a: (student, { mark }) => mark?.(student, 'absent'),
  e: (student, { excuse }) => excuse?.(student),
  t: (student, { setTime }) => setTime?.(student),
};
/** They are in the order of the four states. */
const letters = 'plae';
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
/** The place of a row where its keys work: the mark, or else its first button. */
const focusable = '[role=radio][tabindex="0"], button';

/** The keys of the register. They are heard only while the focus is inside of it. */
export function registerKeys(
  students: readonly RegisterStudentFragment[],
  actsOn: (student: RegisterStudentFragment) => RegisterActs,
  onUndo: (() => void) | undefined,
) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-student]') : null;
    const here = students.findIndex(({ userId }) => userId === row?.dataset['student']);
    const student = students[here];
    if (!row || !student || event.altKey) return;
    const key = event.key.toLowerCase();
    const step = steps[event.key];
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'z' || event.shiftKey || !onUndo) return;
      onUndo();
    } else if (step !== undefined) {
      const next = students[here + step];
      if (!next) return;
      event.currentTarget
        .querySelector(`[data-student="${next.userId}"]`)
        ?.querySelector<HTMLElement>(focusable)
        ?.focus();
    } else if (keys[key]) {
      keys[key](student, actsOn(student));
      // The focus goes where the mark is, as a click would put it.
      row.querySelectorAll<HTMLElement>('[role=radio]')[letters.indexOf(key)]?.focus();
    } else return;
    event.preventDefault();
  };
}
