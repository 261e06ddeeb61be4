import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AttendanceScansDocument, type ScannedMarkFragment } from '../../generated/registers/scans.ts';
import { useRemote } from '../../lib/data/index.ts';
import { clock, shortDate, useMessages } from '../../lib/i18n/index.ts';
import { EmptyState, PagedScreen, SectionCard, StatusChip, usePeriodName } from '../../lib/ui/index.ts';
import { registersMessages } from '../registers.messages.ts';
import { ScanForm } from './ScanForm.tsx';

const perPage = 25;
type Props = { readonly groupId: string; readonly timeZone: string };

/** The tab "Scans": the code that is shown in class is typed here, and below is what was scanned before. */
export function Scans({ groupId, timeZone }: Props) {
  const t = useMessages(registersMessages);
  const periodName = usePeriodName();
  const [page, setPage] = useState(0);
  const remote = useRemote(
    AttendanceScansDocument,
    { groupId, page, perPage },
    ({ attendanceScans }) => attendanceScans,
  );
  const when = ({ arrivedAt, minutesLate }: ScannedMarkFragment) => {
    if (arrivedAt === null) return null;
    const time = clock(arrivedAt, timeZone);
    return minutesLate ? t('minutes', { time, count: minutesLate }) : time;
  };
  return (
    <Box sx={{ display: 'grid', gap: { xs: '12px', md: '18px' } }}>
      <ScanForm />
      <SectionCard title={t('scans')}>
        <PagedScreen remote={remote} page={page} perPage={perPage} onPage={setPage} empty={<EmptyState />}>
          {(items) => (
            <ul>
              {items.map((mark) => (
                <Box
                  component="li"
                  key={mark._id}
                  sx={{
                    p: '12px 18px',
                    borderTop: '1px solid var(--line)',
                    display: 'flex',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    gap: '6px 12px',
                  }}
                >
                  <Typography component="h3" sx={{ fontWeight: 600, flex: 1, fontSize: 14, whiteSpace: 'nowrap' }}>
                    {[shortDate(mark.date), periodName(mark.periodKey)].join(', ')}
                  </Typography>
                  <Box component="span" sx={{ color: 'var(--ink-2)', fontSize: 13 }}>
                    {when(mark)}
                  </Box>
                  <StatusChip area="attendance" status={mark.status} />
                </Box>
              ))}
            </ul>
          )}
        </PagedScreen>
      </SectionCard>
    </Box>
  );
}
