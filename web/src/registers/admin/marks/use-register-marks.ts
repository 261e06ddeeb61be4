import { useApolloClient } from '@apollo/client';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useCommand } from '../../../lib/data/index.ts';
import { clock, kernelMessages, translator } from '../../../lib/i18n/index.ts';
import { useUser } from '../../../lib/session/index.ts';
import { notifyError } from '../../../lib/ui/index.ts';
import {
  UndoMarksDocument,
  type RegisterStudentFragment,
  type StaffRegisterFragment,
} from '../../../generated/registers/admin/register-admin.ts';
import type { MarkBatch } from './mark-queue.ts';
import { nobody, type Saved, senderOf, senders, sendKept } from './mark-senders.ts';
import { type MarkWish, withWish } from './register-marks.ts';

export type Saving =
  | { readonly state: 'idle' | 'saving' | 'notUndone' }
  | { readonly state: 'saved'; readonly at: string }
  /** There is no connection; so many marks are not sent yet. */
  | { readonly state: 'away'; readonly count: number };
export type Undone = {
  readonly restored: number;
  readonly kept: readonly { readonly userId: string; readonly name: string }[];
};
type RegisterMarks = {
  /** They have the marks that are on their way. */
  readonly students: readonly RegisterStudentFragment[];
  readonly saving: Saving;
  /** Whose mark was refused, until one of them is saved. */
  readonly unsaved: readonly RegisterStudentFragment[];
  /** Whose mark waits for the connection. */
  readonly unsent: readonly RegisterStudentFragment[];
  readonly mark: (...wishes: readonly MarkWish[]) => void;
  /** Takes back the marks of a batch, or else the last ones of this screen; undefined when there are none. */
  readonly undo: (batchId?: string) => Promise<Undone | undefined>;
  /** Resolves when nothing is on its way any more, and rejects where something cannot be sent. */
  readonly settled: () => Promise<void>;
};

/**
 * Marks show at once and are sent at once; those that are made while others are on their way go together as the next batch, which is also
 * what an undo takes back. Without a connection they are kept, and sent when it is back. A batch that is refused disappears again, the error is told, and whose marks
 * they were is said until they are marked again.
 */
export function useRegisterMarks(register: StaffRegisterFragment, onSaved: (saved: Saved) => void): RegisterMarks {
  const { _id: me } = useUser();
  const client = useApolloClient();
  const { id } = register;
  const [sender] = useState(() => senderOf(client, id, me));
  const { queue } = sender;
  const { waiting, isSending, isAway } = useSyncExternalStore(queue.subscribe, queue.state);
  const { run: takeBack } = useCommand(UndoMarksDocument);
  const [last, setLast] = useState<Exclude<Saving, { readonly state: 'away' }>>({ state: 'idle' });
  const [isUndoing, setUndoing] = useState(false);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const batches = useRef<string[]>([]);
  const isSavedNow = () => setLast({ state: 'saved', at: clock(new Date().toISOString()) });

  useEffect(() => {
    const idsOf = ({ marks }: MarkBatch) => marks.map(({ userId }) => userId);
    sender.told = {
      onSaved: (saved) => {
        batches.current.push(saved.batchId);
        isSavedNow();
        const ids = idsOf(saved);
        setRefused((former) => new Set([...former].filter((userId) => !ids.includes(userId))));
        onSaved(saved);
      },
      onRefused: (batch, error) => {
        setLast({ state: 'idle' });
        setRefused((former) => new Set([...former, ...idsOf(batch)]));
        notifyError(error);
      },
    };
  });
  useEffect(() => {
    senders.set(id, sender);
    sendKept(client, me);
    return () => {
      sender.told = nobody;
      if (sender.queue.state().waiting.size === 0) senders.delete(id);
    };
  }, [client, id, sender, me]);

  const mark = (...wishes: readonly MarkWish[]) => {
    if (wishes.length > 0) queue.mark(wishes);
  };
  const settled = useCallback(async () => {
    if (!(await queue.flush())) throw new Error(translator(kernelMessages)('noConnection'));
  }, [queue]);
  const undo = async (wanted?: string) => {
    // What was not sent yet would otherwise be skipped, and something older taken back.
    await settled();
    const batchId = wanted ?? batches.current.at(-1);
    if (batchId === undefined) return undefined;
    setUndoing(true);
    try {
      const { undoMarks } = await takeBack({ _id: id, batchId });
      batches.current = batches.current.filter((one) => one !== batchId);
      isSavedNow();
      return undoMarks;
    } catch (error) {
      setLast({ state: 'notUndone' });
      throw error;
    } finally {
      setUndoing(false);
    }
  };
  const students = register.students.map((student) => {
    const wish = waiting.get(student.userId);
    return wish ? withWish(student, wish, register) : student;
  });
  const saving: Saving =
    isAway && waiting.size > 0
      ? { state: 'away', count: waiting.size }
      : isSending || isUndoing
        ? { state: 'saving' }
        : last;
  return {
    students,
    saving,
    unsaved: register.students.filter(({ userId }) => refused.has(userId)),
    unsent: isAway ? register.students.filter(({ userId }) => waiting.has(userId)) : [],
    mark,
    undo,
    settled,
  };
}
