import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useRefresh } from 'ra-core';
import { useId, useState } from 'react';
import { errorText } from '../../kernel/errors.ts';
import { number } from '../../kernel/formats.ts';
import { kernelMessages } from '../../kernel/kernel.messages.ts';
import { ToneChip } from '../../kernel/ToneChip.tsx';
import { useCommand } from '../../kernel/use-command.ts';
import { useMessages } from '../../kernel/use-messages.ts';
import { AcknowledgeLeaveRequestDocument, ApproveLeaveRequestDocument, type LeaveRow } from './leave-request-admin.documents.ts';
import { leaveAdminMessages } from './leave-requests-admin.messages.ts';
import { requestText } from './leave-words.ts';
import type { Verdict } from './use-decision.ts';

type Result = 'done' | { readonly error: string };
type Props = { readonly verdict: Verdict; readonly rows: readonly LeaveRow[]; readonly onClose: () => void; readonly onFinish: () => void };

/** Asks once, then decides one request after another with the revision that was seen, and says of each how it went. */
export function BulkDialog({ verdict, rows, onClose, onFinish }: Props) {
  const t = useMessages(leaveAdminMessages);
  const kernel = useMessages(kernelMessages);
  const refresh = useRefresh();
  const approve = useCommand(ApproveLeaveRequestDocument);
  const acknowledge = useCommand(AcknowledgeLeaveRequestDocument);
  const [results, setResults] = useState<ReadonlyMap<string, Result>>();
  const id = useId();
  const isApproval = verdict === 'approve';
  const isRunning = results !== undefined && results.size < rows.length;
  const run = async () => {
    setResults(new Map());
    for (const { id: requestId, _revision } of rows) {
      const result: Result = await (isApproval ? approve : acknowledge).run({ _id: requestId, adminComments: null, expectedRevision: _revision }).then(
        () => 'done' as const,
        (error: unknown) => ({ error: errorText(error) }),
      );
      setResults((former) => new Map(former).set(requestId, result));
    }
    refresh();
  };
  const outcome = (row: LeaveRow) => {
    const result = results?.get(row.id);
    if (result === 'done')
      return (
        <ToneChip tone="success" icon={CheckCircle}>
          {t('bulkDone')}
        </ToneChip>
      );
    if (result)
      return (
        <ToneChip tone="danger" icon={ErrorOutline}>
          {result.error}
        </ToneChip>
      );
    return (
      <ToneChip tone="neutral" icon={Schedule}>
        {t('bulkWaiting')}
      </ToneChip>
    );
  };
  const title = t(isApproval ? 'bulkApproveTitle' : 'bulkAcknowledgeTitle', { count: rows.length });
  const done = results?.size ?? 0;
  return (
    <Dialog open onClose={isRunning ? undefined : results ? onFinish : onClose} role="alertdialog" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <p>{t(isApproval ? 'bulkApproveText' : 'bulkAcknowledgeText')}</p>
        <Box
          component="ul"
          sx={{
            mt: '12px',
            '& li': { display: 'flex', justifyContent: 'space-between', gap: '12px', py: '6px', borderTop: '1px solid var(--line)', fontSize: 14 },
          }}
        >
          {rows.map((row) => (
            <li key={row.id}>
              <span>
                <b style={{ fontWeight: 600 }}>{row.studentName ?? t('erased')}</b>
                <Box component="span" sx={{ display: 'block', color: 'var(--ink-2)', fontSize: 13 }}>
                  {requestText(row, t)}
                </Box>
              </span>
              {results && outcome(row)}
            </li>
          ))}
        </Box>
        {results && (
          <Box sx={{ mt: '12px' }}>
            <LinearProgress variant="determinate" value={(100 * done) / rows.length} aria-label={title} />
            <Box component="p" role="status" sx={{ mt: '6px', fontSize: 13, color: 'var(--ink-2)' }}>
              {t('bulkProgress', { done: number(done), count: number(rows.length) })}
            </Box>
          </Box>
        )}
      </DialogContent>
      <DialogActions disableSpacing>
        {results ? (
          <Button variant="contained" disabled={isRunning} onClick={onFinish}>
            {kernel('close')}
          </Button>
        ) : (
          <>
            <Button variant="contained" onClick={() => void run()}>
              {t(isApproval ? 'approve' : 'acknowledge')}
            </Button>
            <Button variant="outlined" autoFocus onClick={onClose}>
              {kernel('cancel')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
