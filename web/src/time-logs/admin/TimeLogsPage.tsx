import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { ExportButton } from '../../console/list/ExportButton.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import type { StaffTimeLogRowFragment } from '../../generated/time-logs/admin/time-log-admin.ts';
import { dateRange, useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { durationText } from '../duration.ts';
import { timeLogWords } from '../time-log-words.messages.ts';
import { timeLog, timeLogs } from '../time-logs.screens.ts';
import { TimeLogState } from '../TimeLogState.tsx';
import { timeLogColumns, timeLogCsv } from './time-log-columns.tsx';
import { timeLogsAdminMessages } from './time-logs-admin.messages.ts';
import { useTimeLogFilters } from './use-time-log-filters.ts';

/** `/timelogs`: the weeks that students have recorded. */
export function TimeLogsPage() {
  const t = useMessages(timeLogsAdminMessages);
  const words = useMessages(timeLogWords);
  return (
    <StaffList resource="timelogs" sort={{ field: 'periodEnding', order: 'DESC' }}>
      <ConsolePage>
        <ConsoleHeader screen={timeLogs} actions={<ExportButton name="time-logs" columns={timeLogCsv(t, words)} />} />
        <FilterBar search={t('student')} filters={useTimeLogFilters()} />
        <ListCard<StaffTimeLogRowFragment>
          first={{ label: t('student'), sort: 'studentName' }}
          lead={({ studentName, studentPicture: picture, groupName }) => ({
            name: studentName ?? t('erased'),
            below: groupName,
            avatar: true,
            picture,
          })}
          columns={timeLogColumns(t, words)}
          card={({ status, periodStart, periodEnding, totalMinutes }) => ({
            chip: <TimeLogState status={status} />,
            line: `${dateRange(periodStart, periodEnding)}, ${durationText(totalMinutes)}`,
          })}
          to={({ id }) => addressOf(timeLog, { id })}
        />
      </ConsolePage>
    </StaffList>
  );
}
