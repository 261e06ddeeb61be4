import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useList } from '../../admin-app/list/use-list.ts';
import { adminMessages } from '../../admin-app/admin-app.messages.ts';
import { useMessages } from '../../kernel/use-messages.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { LeaveRow } from './leave-request-admin.documents.ts';
import { leaveAdminMessages } from './leave-requests-admin.messages.ts';
import type { Verdict } from './use-decision.ts';

/** Stands above the rows while some are selected. */
export function BulkDecision() {
  const t = useMessages(leaveAdminMessages);
  const admin = useMessages(adminMessages);
  const { data, selectedIds, onUnselectItems } = useList<LeaveRow>();
  const [task, setTask] = useState<{ verdict: Verdict; rows: readonly LeaveRow[] }>();
  const rows = data.filter(({ id, status }) => selectedIds.includes(id) && status === 'pending');
  const finish = () => {
    setTask(undefined);
    onUnselectItems();
  };
  return (
    <>
      {rows.length > 0 && (
        <Box
          role="group"
          aria-label={admin('selected', { count: rows.length })}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: '9px',
            bgcolor: 'var(--info-tint)',
            borderBottom: '1px solid var(--line)',
            p: '6px 12px 6px 18px',
            minHeight: 48,
          }}
        >
          <Box component="b" aria-live="polite" sx={{ fontSize: 13, fontWeight: 600, whiteSpace: 'nowrap' }}>
            {admin('selected', { count: rows.length })}
          </Box>
          <Box component="span" sx={{ flex: 1 }} />
          <Button size="small" variant="text" startIcon={<CheckCircle />} onClick={() => setTask({ verdict: 'approve', rows })}>
            {t('approve')}
          </Button>
          <Button size="small" variant="text" startIcon={<VisibilityOutlined />} onClick={() => setTask({ verdict: 'acknowledge', rows })}>
            {t('acknowledge')}
          </Button>
          <IconButton size="small" aria-label={admin('unselect')} onClick={() => onUnselectItems()}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
      )}
      {task && <BulkDialog {...task} onClose={() => setTask(undefined)} onFinish={finish} />}
    </>
  );
}
