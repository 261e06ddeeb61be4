import { useEffect, useRef, useState } from 'react';
import { type Acts, useActs } from '../../lib/forms/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import {
  CreateExamDocument,
  DeleteExamDocument,
  PublishExamDocument,
  UpdateExamDocument,
  type StaffExamFragment,
} from '../../generated/exams/admin/exam-admin.ts';
import { draftOf, freshDraft, inputOf, isSameDraft, problemsOf, type ExamDraft, type Problems } from './exam-draft.ts';

export type ExamEditor = {
  readonly draft: ExamDraft;
  readonly set: (changed: Partial<ExamDraft>) => void;
  readonly isChanged: boolean;
  /** How often it was tried to save. */
  readonly tries: number;
  /** Empty until the first try to save. */
  readonly problems: Problems;
  readonly acts: Acts;
  readonly isBusy: boolean;
  /** True when it was saved. */
  readonly save: () => Promise<boolean>;
  /** What was written is saved first. */
  readonly publish: () => Promise<boolean>;
  readonly retire: () => Promise<boolean>;
  /** Gives up what was written here for what the server has. */
  readonly takeTheirs: () => void;
};
const none: Problems = new Map();

/**
 * What is written of one exam and the commands about it, each with the revision that was seen.
 * @param exam undefined for one that is not there yet
 */
export function useExamEditor(
  examId: string,
  courseId: string,
  exam: StaffExamFragment | undefined,
  again: () => Promise<unknown>,
): ExamEditor {
  const [fresh] = useState(freshDraft);
  const base = exam ? draftOf(exam) : fresh;
  const [draft, setDraft] = useState(base);
  const [tries, setTries] = useState(0);
  const isMine = useRef(false);
  const acts = useActs(again, () => undefined);
  const create = useCommand(CreateExamDocument);
  const update = useCommand(UpdateExamDocument);
  const publishing = useCommand(PublishExamDocument);
  const retiring = useCommand(DeleteExamDocument);
  const isChanged = !isSameDraft(draft, base);

  const takeTheirs = () => {
    acts.forget();
    setTries(0);
    if (exam) setDraft(draftOf(exam));
  };
  // After an act of one's own the draft is what the server made of it; after somebody else's it stays as it was written.
  useEffect(() => {
    if (!isMine.current || !exam) return;
    isMine.current = false;
    setDraft(draftOf(exam));
  }, [exam]);
  const refresh = async () => {
    isMine.current = true;
    await again();
  };
  const input = inputOf(draft, examId, courseId);
  const write = async (): Promise<number> => {
    if (!input) throw new Error('an exam that is not complete');
    if (!exam) return (await create.run({ input })).createExam._revision;
    return isChanged
      ? (await update.run({ input, expectedRevision: exam._revision })).updateExam._revision
      : exam._revision;
  };
  const act = (send: () => Promise<unknown>) =>
    acts.attempt(async () => {
      await send();
      await refresh();
    });
  const whenComplete = async (send: () => Promise<unknown>): Promise<boolean> => {
    setTries((count) => count + 1);
    return input ? act(send) : false;
  };
  return {
    draft,
    set: (changed) => setDraft((before) => ({ ...before, ...changed })),
    isChanged,
    tries,
    problems: tries > 0 ? problemsOf(draft) : none,
    acts,
    isBusy: [create, update, publishing, retiring].some(({ isBusy }) => isBusy),
    save: () => whenComplete(write),
    publish: () => whenComplete(async () => publishing.run({ _id: examId, expectedRevision: await write() })),
    retire: () =>
      exam ? act(() => retiring.run({ _id: examId, expectedRevision: exam._revision })) : Promise.resolve(false),
    takeTheirs,
  };
}
