import { newUuid } from '@paideia/events/kernel/new-ids.ts';
import { useCallback, useRef, useState } from 'react';
import { clock } from '../../lib/i18n/index.ts';
import { notifyError } from '../../lib/ui/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import {
  RecordAttendanceDocument,
  UndoMarksDocument,
  type RegisterStudentFragment,
  type StaffRegisterFragment,
} from '../../generated/registers/admin/register-admin.ts';
import { type MarkWish, withWish } from './register-marks.ts';

export type Saving =
  | { readonly state: 'idle' | 'saving' | 'notUndone' }
  | { readonly state: 'saved'; readonly at: string };
export type Saved = {
  readonly batchId: string;
  readonly marks: readonly MarkWish[];
  readonly register: StaffRegisterFragment;
};
export type Undone = {
  readonly restored: number;
  readonly kept: readonly { readonly userId: string; readonly name: string }[];
};
type RegisterMarks = {
  /** They have the marks that are on their way. */
  readonly students: readonly RegisterStudentFragment[];
  readonly saving: Saving;
  /** Whose mark was not saved, until one of them is. */
  readonly unsaved: readonly RegisterStudentFragment[];
  readonly mark: (...wishes: readonly MarkWish[]) => void;
  /** Takes back the marks of a batch, or else the last ones of this screen; undefined when there are none. */
  readonly undo: (batchId?: string) => Promise<Undone | undefined>;
  /** Resolves when nothing is on its way any more. */
  readonly settled: () => Promise<void>;
};

/**
 * Marks show at once and are sent at once; those that are made while others are on their way go together as the next batch, which is also
 * what an undo takes back. A batch that fails disappears again, the error is told, and whose marks
 * they were is said until they are marked again.
 */
export function useRegisterMarks(register: StaffRegisterFragment, onSaved: (saved: Saved) => void): RegisterMarks {
  const { run: record } = useCommand(RecordAttendanceDocument);
  const { run: takeBack } = useCommand(UndoMarksDocument);
  const [shown, setShown] = useState<ReadonlyMap<string, MarkWish>>(new Map());
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, MarkWish>());
  const flight = useRef<Promise<void>>(undefined);
  const batches = useRef<string[]>([]);
  const { id } = register;

  const settle = (marks: readonly MarkWish[]) =>
    setShown(
      (former) => new Map([...former].filter(([userId, wish]) => !marks.includes(wish) || waiting.current.has(userId))),
    );
  const send = async () => {
    while (waiting.current.size > 0) {
      const marks = [...waiting.current.values()];
      waiting.current.clear();
      const batchId = newUuid();
      const ids = marks.map(({ userId }) => userId);
      setSaving({ state: 'saving' });
      try {
        const { recordAttendance } = await record({ _id: id, batchId, marks });
        batches.current.push(batchId);
        setSaving({ state: 'saved', at: clock(new Date().toISOString()) });
        setFailed((former) => new Set([...former].filter((userId) => !ids.includes(userId))));
        onSaved({ batchId, marks, register: recordAttendance });
      } catch (error) {
        setSaving({ state: 'idle' });
        setFailed((former) => new Set([...former, ...ids]));
        notifyError(error);
      }
      settle(marks);
    }
  };
  const mark = (...wishes: readonly MarkWish[]) => {
    if (wishes.length === 0) return;
    for (const wish of wishes) waiting.current.set(wish.userId, wish);
    setShown((former) => new Map([...former, ...wishes.map((wish): [string, MarkWish] => [wish.userId, wish])]));
    flight.current ??= send().finally(() => (flight.current = undefined));
  };
  const settled = useCallback(() => flight.current ?? Promise.resolve(), []);
  const undo = async (wanted?: string) => {
    await settled();
    const batchId = wanted ?? batches.current.at(-1);
    if (batchId === undefined) return undefined;
    setSaving({ state: 'saving' });
    try {
      const { undoMarks } = await takeBack({ _id: id, batchId });
      batches.current = batches.current.filter((one) => one !== batchId);
      setSaving({ state: 'saved', at: clock(new Date().toISOString()) });
      return undoMarks;
    } catch (error) {
      setSaving({ state: 'notUndone' });
      throw error;
    }
  };
  const students = register.students.map((student) => {
    const wish = shown.get(student.userId);
    return wish ? withWish(student, wish, register) : student;
  });
  const unsaved = register.students.filter(({ userId }) => failed.has(userId));
  return { students, saving, unsaved, mark, undo, settled };
}
