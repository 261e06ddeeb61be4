import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { usePeriodName } from '../../kernel/period-name.ts';
import { StatusChip } from '../../kernel/StatusChip.tsx';
import { useMessages } from '../../kernel/use-messages.ts';
import type { LeaveDetail } from './leave-request-admin.documents.ts';
import { leaveAdminMessages } from './leave-requests-admin.messages.ts';
import { coveredText, requestText } from './leave-words.ts';

/** What was asked for, and in the student's own words why. */
export function LeaveFacts({ request }: { readonly request: LeaveDetail }) {
  const t = useMessages(leaveAdminMessages);
  const periodName = usePeriodName();
  const row = (label: string, value: ReactNode) => (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: '102px minmax(0, 1fr)',
          gap: '6px 12px',
          fontSize: 14,
          lineHeight: '21px',
          '& dt': { color: 'var(--ink-3)' },
          '& dd': { overflowWrap: 'anywhere' },
        }}
      >
        {row(t('status'), <StatusChip area="leaveRequest" status={request.status} />)}
        {row(t('request'), <b style={{ fontWeight: 600 }}>{requestText(request, t)}</b>)}
        {row(t('covers'), coveredText(request.covered, t, periodName))}
        {request.reason && row(t('reason'), request.reason)}
      </Box>
      {request.studentNotes && (
        <Box
          component="blockquote"
          sx={{
            m: 0,
            borderInlineStart: '3px solid var(--line-strong)',
            p: '3px 0 3px 12px',
            color: 'var(--ink-2)',
            fontSize: 14,
            lineHeight: '21px',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
        >
          {request.studentNotes}
        </Box>
      )}
    </>
  );
}
