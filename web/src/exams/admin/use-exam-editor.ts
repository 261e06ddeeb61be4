import { useState } from 'react';
import { useForm } from '../../lib/forms/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import {
  CreateExamDocument,
  DeleteExamDocument,
  PublishExamDocument,
  UpdateExamDocument,
  type StaffExamFragment,
} from '../../generated/exams/admin/exam-admin.ts';
import { draftOf, freshDraft, inputOf, problemsOf, type Problems } from './exam-draft.ts';

export type ExamEditor = ReturnType<typeof useExamEditor>;
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
) {
  const [fresh] = useState(freshDraft);
  const form = useForm({ start: exam ? draftOf(exam) : fresh, revision: exam?._revision ?? -1, again });
  const [tries, setTries] = useState(0);
  const create = useCommand(CreateExamDocument);
  const update = useCommand(UpdateExamDocument);
  const publishing = useCommand(PublishExamDocument);
  const retiring = useCommand(DeleteExamDocument);
  const draft = form.value;
  const input = inputOf(draft, examId, courseId);
  const write = async (): Promise<number> => {
    if (!input) throw new Error('an exam that is not complete');
    if (exam && !form.isChanged) return exam._revision;
    const { _revision } = exam
      ? (await update.run({ input, expectedRevision: form.expectedRevision })).updateExam
      : (await create.run({ input })).createExam;
    form.saved(_revision);
    return _revision;
  };
  const whenComplete = async (send: () => Promise<unknown>): Promise<boolean> => {
    setTries((count) => count + 1);
    return input ? form.attempt(send) : false;
  };
  return {
    examId,
    form,
    draft,
    set: form.set,
    /** It counts how often it was tried to save. */
    tries,
    /** Empty until the first try to save. */
    problems: tries > 0 ? problemsOf(draft) : none,
    /** True when it was saved. */
    save: () => whenComplete(write),
    /** What was written is saved first. */
    publish: () => whenComplete(async () => publishing.run({ _id: examId, expectedRevision: await write() })),
    retire: async () =>
      exam !== undefined && form.attempt(() => retiring.run({ _id: examId, expectedRevision: exam._revision })),
    /** Gives up what was written here for what the server has. */
    takeTheirs() {
      setTries(0);
      form.clear();
    },
  };
}
