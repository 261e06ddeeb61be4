import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { SelectionBar } from '../../console/list/SelectionBar.tsx';
import { useList } from '../../console/list/use-list.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { StaffLeaveRowFragment } from '../../generated/leave-requests/admin/leave-request-admin.ts';
import { leaveAdminMessages } from './leave-requests-admin.messages.ts';
import type { Verdict } from './use-decision.ts';

/** It offers what is done with the selected requests. */
export function BulkDecision() {
  const t = useMessages(leaveAdminMessages);
  const { data, selectedIds, onUnselectItems } = useList<StaffLeaveRowFragment>();
  const [task, setTask] = useState<{ verdict: Verdict; rows: readonly StaffLeaveRowFragment[] }>();
  const rows = data.filter(({ id, status }) => selectedIds.includes(id) && status === 'pending');
  const finish = () => {
    setTask(undefined);
    onUnselectItems();
  };
  return (
    <>
      <SelectionBar>
        <Button
          size="small"
          variant="text"
          startIcon={<CheckCircle />}
          onClick={() => setTask({ verdict: 'approve', rows })}
        >
          {t('approve')}
        </Button>
        <Button
          size="small"
          variant="text"
          startIcon={<VisibilityOutlined />}
          onClick={() => setTask({ verdict: 'acknowledge', rows })}
        >
          {t('acknowledge')}
        </Button>
      </SelectionBar>
      {task && <BulkDialog {...task} onClose={() => setTask(undefined)} onFinish={finish} />}
    </>
  );
}
