import Box from '@mui/material/Box';
import { useState } from 'react';
import { TimeLogsDocument } from '../../generated/time-logs/time-logs.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { DataScreen, EmptyState, PageHeader, PageWidth, PagedScreen, SectionCard } from '../../lib/ui/index.ts';
import { ownTimeLogs } from '../time-logs.screens.ts';
import { OwnEvaluations } from './OwnEvaluations.tsx';
import { ProgramCard } from './ProgramCard.tsx';
import { timeLogsMessages } from './time-logs.messages.ts';
import { WeekRow } from './WeekRow.tsx';

const perPage = 25;

/** `/student/timelogs`: the hours of a student by program and week, and how they were evaluated. */
export function TimeLogsPage() {
  const t = useMessages(timeLogsMessages);
  const [page, setPage] = useState(0);
  const remote = useRemote(TimeLogsDocument, { page, perPage }, (data) => data);
  const logs = { ...remote, data: remote.data?.timeLogs };
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader title={labelOf(ownTimeLogs)} place={{ screen: ownTimeLogs }} subtitle={t('subtitle')} />
      <DataScreen
        remote={remote}
        isEmpty={({ timeLogPrograms, timeLogs }) => timeLogPrograms.length === 0 && timeLogs.items.length === 0}
        empty={<EmptyState>{t('noPrograms')}</EmptyState>}
      >
        {({ timeLogPrograms, myEvaluations }) => (
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 380px' },
              gap: { xs: '12px', md: '18px' },
              alignItems: 'start',
            }}
          >
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: { xs: '12px', md: '18px' } }}>
              {timeLogPrograms.map((program) => (
                <ProgramCard key={program.program} program={program} />
              ))}
              <SectionCard title={t('yours')}>
                <PagedScreen
                  remote={logs}
                  page={page}
                  perPage={perPage}
                  onPage={setPage}
                  empty={<EmptyState>{t('none')}</EmptyState>}
                >
                  {(items) => (
                    <ul>
                      {items.map((log) => (
                        <WeekRow key={log._id} log={log} />
                      ))}
                    </ul>
                  )}
                </PagedScreen>
              </SectionCard>
            </Box>
            {myEvaluations.items.length > 0 && <OwnEvaluations evaluations={myEvaluations.items} />}
          </Box>
        )}
      </DataScreen>
    </PageWidth>
  );
}
