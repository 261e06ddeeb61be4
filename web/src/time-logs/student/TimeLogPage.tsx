import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { firstDayOf, weekdayOf } from '@paideia/events/time-logs/time-log.rules.ts';
import { TimeLogDocument } from '../../generated/time-logs/time-logs.ts';
import { useRemote } from '../../lib/data/index.ts';
import { dateRange, useMessages } from '../../lib/i18n/index.ts';
import { useGroup } from '../../lib/session/index.ts';
import { DataScreen, EmptyState, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { ownTimeLog } from '../time-logs.screens.ts';
import { TimeLogState } from '../TimeLogState.tsx';
import { AddEntry } from './AddEntry.tsx';
import { Entries } from './Entries.tsx';
import { OwnEvaluation } from './OwnEvaluation.tsx';
import { SubmitWeek } from './SubmitWeek.tsx';
import { timeLogsMessages } from './time-logs.messages.ts';

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** `/student/timelogs/{program}/{periodEnding}`: one week, its entries, and what became of it. */
export function TimeLogPage() {
  const t = useMessages(timeLogsMessages);
  const { program = '', periodEnding = '' } = useParams();
  const { groupId: selected } = useGroup();
  const isAsked = isDate(periodEnding);
  const remote = useRemote(TimeLogDocument, isAsked ? { program, periodEnding } : null, (data) => data);
  const kept = remote.data?.timeLogPrograms.find((one) => one.program === program);
  // The answer for the week before is still there while that of the next one is on its way.
  const found = remote.data?.timeLog;
  const log = found?.program === program && found.periodEnding === periodEnding ? found : null;
  const isWeek = log !== null || kept?.weekday === weekdayOf(periodEnding);
  const groupId = log?.groupId ?? selected;
  const isOpen = log?.status !== 'evaluated';
  const week = isAsked ? dateRange(firstDayOf(periodEnding), periodEnding) : periodEnding;
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <Box sx={{ maxWidth: 720, mx: 'auto' }}>
        <PageHeader
          title={week}
          subheading={log?.programName ?? kept?.name ?? program}
          chip={log && <TimeLogState status={log.status} />}
          place={{ screen: ownTimeLog }}
        />
        {!isAsked ? (
          <EmptyState>{t('unknown')}</EmptyState>
        ) : (
          <DataScreen remote={remote} isEmpty={() => !isWeek} empty={<EmptyState>{t('unknown')}</EmptyState>}>
            {() => (
              <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '18px' }}>
                {!isOpen && <Alert severity="info">{t('evaluatedText')}</Alert>}
                <Entries log={log} isOpen={isOpen} again={remote.again} />
                {isOpen && groupId === undefined && <Alert severity="info">{t('noGroup')}</Alert>}
                {isOpen && groupId !== undefined && (
                  <AddEntry key={`${program} ${periodEnding}`} week={{ program, periodEnding, groupId }} />
                )}
                {log && isOpen && <SubmitWeek log={log} again={remote.again} />}
                {log && <OwnEvaluation log={log} />}
              </Box>
            )}
          </DataScreen>
        )}
      </Box>
    </PageWidth>
  );
}
