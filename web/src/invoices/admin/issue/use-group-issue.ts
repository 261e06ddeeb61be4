import { useRef, useState } from 'react';
import { errorText, useCommand } from '../../../lib/data/index.ts';
import {
  IssueInvoiceDocument,
  type BilledStudentFragment,
} from '../../../generated/invoices/admin/issue/issue-invoice.ts';
import type { InvoiceInput } from '../../../generated/schema.ts';

export type Outcome = 'waiting' | 'sending' | 'done' | { readonly error: string };
export type GroupIssue = {
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly isRunning: boolean;
  readonly isStopping: boolean;
  /** Issues one invoice after another to those who have none yet. */
  readonly run: (
    students: readonly BilledStudentFragment[],
    inputOf: (student: BilledStudentFragment) => InvoiceInput,
  ) => Promise<void>;
  /** The one that is on its way still arrives. */
  readonly stop: () => void;
};

type Outcomes = ReadonlyMap<string, Outcome>;
const none: Outcomes = new Map();

/** Bills a whole group, with a result for every student. What has arrived is not sent again; what is sent again is the same invoice. */
export function useGroupIssue(batchId: string): GroupIssue {
  const issue = useCommand(IssueInvoiceDocument);
  const [kept, keep] = useState<{ readonly batchId: string; readonly outcomes: Outcomes }>({ batchId, outcomes: none });
  // Another batch bills everybody anew.
  const outcomes = kept.batchId === batchId ? kept.outcomes : none;
  const [isRunning, setRunning] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const isStopped = useRef(false);
  const note = (userId: string, outcome: Outcome) =>
    keep((former) => ({ ...former, outcomes: new Map(former.outcomes).set(userId, outcome) }));

  const run: GroupIssue['run'] = async (students, inputOf) => {
    const left = students.filter(({ userId }) => outcomes.get(userId) !== 'done');
    isStopped.current = false;
    setRunning(true);
    keep({
      batchId,
      outcomes: new Map(students.map(({ userId }) => [userId, outcomes.get(userId) === 'done' ? 'done' : 'waiting'])),
    });
    for (const student of left) {
      if (isStopped.current) break;
      note(student.userId, 'sending');
      const outcome: Outcome = await issue.run({ input: inputOf(student) }).then(
        () => 'done' as const,
        (error: unknown) => ({ error: errorText(error) }),
      );
      note(student.userId, outcome);
    }
    setRunning(false);
    setStopping(false);
  };
  const stop = () => {
    isStopped.current = true;
    setStopping(true);
  };
  return { outcomes, isRunning, isStopping, run, stop };
}
