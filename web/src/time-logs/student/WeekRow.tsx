import Box from '@mui/material/Box';
import type { OwnTimeLogRowFragment } from '../../generated/time-logs/time-logs.ts';
import { dateRange } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { AppLink } from '../../lib/ui/index.ts';
import { durationText } from '../duration.ts';
import { ownTimeLog } from '../time-logs.screens.ts';
import { TimeLogState } from '../TimeLogState.tsx';

/** One week that was begun, which leads to its entries. */
export const WeekRow = ({ log }: { readonly log: OwnTimeLogRowFragment }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '6px 12px',
      minHeight: 48,
      p: '9px 18px',
      borderTop: '1px solid var(--line)',
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <AppLink
        to={addressOf(ownTimeLog, { program: log.program, periodEnding: log.periodEnding })}
        style={{ fontWeight: 600, display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
      >
        {dateRange(log.periodStart, log.periodEnding)}
      </AppLink>
      <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>
        {log.programName}, {durationText(log.totalMinutes)}
      </Box>
    </Box>
    <TimeLogState status={log.status} />
  </Box>
);
