import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { EmptyState, lazyPart, PagedScreen, SectionCard, SidePanel, useIsPhone } from '../../lib/ui/index.ts';
import { shortDate, useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import type { AttendanceStatus } from '../../generated/schema.ts';
import { AttendanceHistoryDocument, type AttendanceOverviewFragment } from '../../generated/registers/attendance.ts';
import { daysOf, type Day } from '../days.ts';
import { registersMessages } from '../registers.messages.ts';
import { HistoryFilters, type HistoryFilter } from './HistoryFilters.tsx';
import { HistoryList } from './HistoryList.tsx';
import { HistoryTable } from './HistoryTable.tsx';

/** It comes with the panel that it stands in. */
const RecordDetails = lazyPart(async () => (await import('./RecordDetails.tsx')).RecordDetails);
const perPage = 50;
type Props = {
  readonly overview: AttendanceOverviewFragment;
  readonly term: string;
  readonly onTerm: (term: string) => void;
};

/** It shows every period of a term, newest first, by day. */
export function HistoryCard({ overview, term, onTerm }: Props) {
  const t = useMessages(registersMessages);
  const isPhone = useIsPhone();
  const [status, setStatus] = useState<AttendanceStatus>();
  const [page, setPage] = useState(0);
  const [day, setDay] = useState<Day>();
  const [isFiltering, setFiltering] = useState(false);
  const remote = useRemote(
    AttendanceHistoryDocument,
    { groupId: overview.groupId, term, ...(status && { status }), page, perPage },
    ({ attendanceHistory }) => attendanceHistory,
  );
  const change = (value: HistoryFilter) => {
    setPage(0);
    setStatus(value.status);
    if (value.term !== term) onTerm(value.term);
  };
  const filters = (
    <HistoryFilters
      terms={overview.terms.map(({ name }) => name)}
      value={{ term, status }}
      onChange={change}
      isWide={isPhone}
    />
  );
  const List = isPhone ? HistoryList : HistoryTable;
  return (
    <SectionCard
      title={t('history')}
      headSx={{ pt: '12px' }}
      aside={
        isPhone ? (
          <Button size="small" variant="text" onClick={() => setFiltering(true)} sx={{ mr: '-12px' }}>
            {t('filter')}
          </Button>
        ) : (
          <Box sx={{ display: 'flex', gap: '6px' }}>{filters}</Box>
        )
      }
    >
      <PagedScreen remote={remote} page={page} perPage={perPage} onPage={setPage} empty={<EmptyState />}>
        {(items) => (
          <Box sx={{ overflowX: 'auto' }}>
            <List days={daysOf(items)} overview={overview} open={setDay} />
          </Box>
        )}
      </PagedScreen>
      <SidePanel open={isFiltering} title={t('filter')} onClose={() => setFiltering(false)}>
        <Box sx={{ display: 'grid', gap: '18px' }}>{filters}</Box>
      </SidePanel>
      <SidePanel
        open={day !== undefined}
        caption={t('details')}
        title={day ? shortDate(day.date) : ''}
        onClose={() => setDay(undefined)}
      >
        {day?.records.map((record) => (
          <RecordDetails
            key={record._id}
            record={record}
            threshold={overview.summary?.minutesLateThreshold ?? 0}
            timeZone={overview.timeZone}
            isExplainable={overview.explanationsEnabled}
          />
        ))}
      </SidePanel>
    </SectionCard>
  );
}
