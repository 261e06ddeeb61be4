import Box from '@mui/material/Box';
import { timeLogStream } from '@paideia/events/time-logs/time-log.events.ts';
import { ShowPage } from '../../console/ShowPage.tsx';
import type { StaffTimeLogFragment } from '../../generated/time-logs/admin/time-log-admin.ts';
import { dateRange, dateTime, shortDate, useMessages } from '../../lib/i18n/index.ts';
import { addressOf, labelOf } from '../../lib/screens/index.ts';
import { AppLink, FactList, QuotedText, SectionCard, SmallTable } from '../../lib/ui/index.ts';
import { studentRecord } from '../../student-records/student-records.screens.ts';
import { durationText } from '../duration.ts';
import { timeLogWords } from '../time-log-words.messages.ts';
import { timeLog } from '../time-logs.screens.ts';
import { TimeLogState } from '../TimeLogState.tsx';
import { EvaluationActs } from './EvaluationActs.tsx';
import { timeLogsAdminMessages } from './time-logs-admin.messages.ts';

/** `/timelogs/{id}`: one week of a student, entry by entry, and its evaluation. */
export function TimeLogPage() {
  const t = useMessages(timeLogsAdminMessages);
  const words = useMessages(timeLogWords);
  return (
    <ShowPage<StaffTimeLogFragment>
      resource="timelogs"
      stream={timeLogStream}
      screen={timeLog}
      title={({ studentName }) => studentName ?? t('erased')}
      subtitle={({ programName, periodStart, periodEnding, groupName, userId, status }) => (
        <>
          {programName}, {dateRange(periodStart, periodEnding)}, {groupName}{' '}
          <AppLink to={addressOf(studentRecord, { id: userId })} style={{ textDecoration: 'underline' }}>
            {labelOf(studentRecord)}
          </AppLink>{' '}
          <TimeLogState status={status} />
        </>
      )}
      actions={(log) => <EvaluationActs log={log} />}
    >
      {(log) => (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px', maxWidth: 960 }}>
          <SectionCard title={words('entries')} aside={<b>{durationText(log.totalMinutes)}</b>}>
            <Box sx={{ overflowX: 'auto' }}>
              <SmallTable
                label={words('entries')}
                rows={log.entries}
                keyOf={({ entryId }) => entryId}
                columns={[
                  { label: words('day'), render: ({ date }) => shortDate(date) },
                  { label: words('activity'), render: ({ activity }) => activity ?? t('erased') },
                  { label: words('time'), isNumber: true, render: ({ minutes }) => durationText(minutes) },
                ]}
              />
            </Box>
          </SectionCard>
          <SectionCard title={words('evaluation')}>
            <Box sx={{ p: '0 18px 18px', display: 'grid', gap: '12px', fontSize: 14 }}>
              {log.evaluatedAt === null ? (
                <span style={{ color: 'var(--ink-2)' }}>{t('noEvaluation')}</span>
              ) : (
                <FactList
                  facts={[
                    [t('rating'), log.rating !== null && words('rating', { rating: log.rating })],
                    [t('evaluatedOn'), dateTime(log.evaluatedAt, log.timeZone)],
                    [t('evaluator'), log.evaluatedByName],
                  ]}
                />
              )}
              {log.comments && <QuotedText>{log.comments}</QuotedText>}
            </Box>
          </SectionCard>
        </Box>
      )}
    </ShowPage>
  );
}
