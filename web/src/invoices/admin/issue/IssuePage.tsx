import { useRefresh } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConsoleHeader } from '../../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../../console/ConsolePage.tsx';
import { notify } from '../../../lib/ui/index.ts';
import { UnsavedChanges } from '../../../lib/forms/index.ts';
import { useCommand } from '../../../lib/data/index.ts';
import { useMessages } from '../../../lib/i18n/index.ts';
import { GroupProgress } from './GroupProgress.tsx';
import {
  IssueInvoiceDocument,
  type BilledStudentFragment,
} from '../../../generated/invoices/admin/issue/issue-invoice.ts';
import { issueInvoiceMessages } from './issue-invoice.messages.ts';
import { IssueForm } from './IssueForm.tsx';
import { useGroupIssue } from './use-group-issue.ts';
import { useIssue } from './use-issue.ts';
import { billing as billingScreen } from '../../invoices.screens.ts';

/** `/billing?tab=issue`: new invoices for one student or a whole group. */
export function IssuePage() {
  const t = useMessages(issueInvoiceMessages);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const issue = useIssue();
  const one = useCommand(IssueInvoiceDocument);
  const many = useGroupIssue(issue.draft.value.batchId);
  const [error, setError] = useState<unknown>();
  const [billed, setBilled] = useState<readonly BilledStudentFragment[]>();
  const { draft, students, inputOf } = issue;
  const isGroup = draft.value.to === 'group';

  const finish = (path: string) => {
    draft.clear();
    refresh();
    void navigate(path);
  };
  const sendOne = async (student: BilledStudentFragment) => {
    if (!inputOf) return;
    setError(undefined);
    try {
      const { issueInvoice } = await one.run({ input: inputOf(student) });
      notify(t('issued', { name: student.name ?? t('erased') }));
      finish(`${billingScreen.path}?id=${issueInvoice.id}`);
    } catch (caught) {
      setError(caught);
    }
  };
  const sendMany = async () => {
    if (!inputOf) return;
    setBilled(students);
    await many.run(students, inputOf);
    refresh();
  };
  const send = () => {
    const [first] = students;
    if (isGroup) void sendMany();
    else if (first) void sendOne(first);
  };
  return (
    <ConsolePage>
      <ConsoleHeader title={t('title')} screen={billingScreen} below={[{ label: t('title') }]} />
      <UnsavedChanges isChanged={many.isRunning} />
      {isGroup && billed ? (
        <GroupProgress
          groupName={issue.group.data?.groupName ?? ''}
          students={billed}
          issue={many}
          onAgain={() => void sendMany()}
          onBack={() => setBilled(undefined)}
          onFinish={() => finish(billingScreen.path)}
        />
      ) : (
        <IssueForm issue={issue} isBusy={one.isBusy} error={error} onSend={send} />
      )}
    </ConsolePage>
  );
}
