import Box from '@mui/material/Box';
import { useState } from 'react';
import { DataScreen } from '../../lib/ui/index.ts';
import { type LoggedEventFragment, AuditEventDocument } from '../../generated/audit/admin/audit.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { auditMessages } from './audit.messages.ts';
import { Raw } from './Raw.tsx';

/** The id of an event in the system log: its position, as the server writes it. */
const auditIdOf = (position: number): string => String(position).padStart(16, '0');

/** The event as it was recorded; asked for when it is opened. */
export function RawEvent({ event }: { readonly event: Pick<LoggedEventFragment, 'position' | 'type' | 'stream'> }) {
  const t = useMessages(auditMessages);
  const [isOpen, setOpen] = useState(false);
  const remote = useRemote(
    AuditEventDocument,
    isOpen ? { id: auditIdOf(event.position) } : null,
    ({ AuditEvent }) => AuditEvent.data,
  );
  return (
    <Box
      component="details"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      sx={{
        '& summary': {
          cursor: 'pointer',
          color: 'var(--secondary)',
          fontWeight: 600,
          fontSize: 13,
          minHeight: { xs: 48, md: 36 },
          lineHeight: { xs: '48px', md: '36px' },
        },
      }}
    >
      <summary>{t('raw')}</summary>
      <Box
        sx={{ fontFamily: 'var(--mono)', fontSize: 12.5, overflowWrap: 'anywhere', color: 'var(--ink-2)', mb: '6px' }}
      >
        {event.type}, {event.stream}
      </Box>
      {isOpen && <DataScreen remote={remote}>{(data) => <Raw data={data} />}</DataScreen>}
    </Box>
  );
}
