import Block from '@mui/icons-material/BlockOutlined';
import MailOutline from '@mui/icons-material/MailOutlineOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { BulkActDialog } from '../../console/list/BulkActDialog.tsx';
import { SelectionBar } from '../../console/list/SelectionBar.tsx';
import { useList } from '../../console/list/use-list.ts';
import { ReasonField } from '../../lib/forms/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { AdminUserRowFragment } from '../../generated/accounts/admin/admin-users.ts';
import { DeactivateUserDocument, ResendInvitationDocument } from '../../generated/accounts/admin/user-acts.ts';
import { userEditMessages } from './user-edit.messages.ts';

type Task = { readonly act: 'again' | 'deactivate'; readonly rows: readonly AdminUserRowFragment[] };

/** It says what is done with the selected people, one after another, and how it went with each of them. */
export function BulkUsers() {
  const t = useMessages(userEditMessages);
  const { data, selectedIds, onUnselectItems } = useList<AdminUserRowFragment>();
  const [task, setTask] = useState<Task>();
  const [reason, setReason] = useState('');
  const resend = useCommand(ResendInvitationDocument);
  const deactivate = useCommand(DeactivateUserDocument);
  const rows = data.filter(({ id }) => selectedIds.includes(id));
  const invited = rows.filter(({ status }) => status === 'invited');
  const living = rows.filter(({ status }) => status !== 'deactivated');
  const close = () => {
    setTask(undefined);
    setReason('');
  };
  const finish = () => {
    close();
    onUnselectItems();
  };
  const shared = {
    onClose: close,
    onFinish: finish,
    label: ({ fullName, email }: AdminUserRowFragment) => ({ name: fullName, below: email ?? '' }),
  };
  return (
    <>
      <SelectionBar>
        <Button
          size="small"
          variant="text"
          startIcon={<MailOutline />}
          disabled={invited.length === 0}
          onClick={() => setTask({ act: 'again', rows: invited })}
        >
          {t('again')}
        </Button>
        <Button
          size="small"
          variant="text"
          startIcon={<Block />}
          disabled={living.length === 0}
          onClick={() => setTask({ act: 'deactivate', rows: living })}
        >
          {t('deactivate')}
        </Button>
      </SelectionBar>
      {task?.act === 'again' && (
        <BulkActDialog
          {...shared}
          title={t('againTitle', { count: task.rows.length })}
          text={t('againText')}
          confirm={t('again')}
          rows={task.rows}
          act={({ id }) => resend.run({ _id: id })}
        />
      )}
      {task?.act === 'deactivate' && (
        <BulkActDialog
          {...shared}
          title={t('deactivateTitle', { count: task.rows.length })}
          text={t('deactivateText')}
          confirm={t('deactivate')}
          rows={task.rows}
          isTyped={reason.trim() !== ''}
          act={({ id, _revision }) => deactivate.run({ _id: id, reason: reason.trim(), expectedRevision: _revision })}
        >
          <ReasonField value={reason} onChange={setReason} autoFocus />
        </BulkActDialog>
      )}
    </>
  );
}
