import { readsEvaluation } from '@paideia/events/evaluations/evaluation.permissions.ts';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { ExportButton, type CsvColumn } from '../../console/list/ExportButton.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import type { EvaluationRowFragment } from '../../generated/evaluations/admin/evaluations.ts';
import { dateRange, dateTime, fullDate, useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { timeLogsAdminMessages } from '../../time-logs/admin/time-logs-admin.messages.ts';
import { usePlaceFilters } from '../../time-logs/time-logs-admin.parts.ts';
import { timeLogWords } from '../../time-logs/time-log-words.messages.ts';
import { evaluation, evaluations } from '../evaluations.screens.ts';

/** `/evaluations`: how time logs were evaluated. */
export function EvaluationsPage() {
  const t = useMessages(timeLogsAdminMessages);
  const words = useMessages(timeLogWords);
  const csv: readonly CsvColumn<EvaluationRowFragment>[] = [
    { label: t('student'), value: ({ studentName }) => studentName },
    { label: t('group'), value: ({ groupName }) => groupName },
    { label: t('program'), value: ({ programName }) => programName },
    { label: t('week'), value: ({ periodEnding }) => periodEnding },
    { label: t('rating'), value: ({ rating }) => rating },
    { label: t('comments'), value: ({ comments }) => comments },
    { label: t('evaluatedOn'), value: ({ evaluatedAt }) => evaluatedAt },
    { label: t('evaluator'), value: ({ evaluatedByName }) => evaluatedByName },
  ];
  const rated = ({ rating }: EvaluationRowFragment) => (rating === null ? t('erased') : words('rating', { rating }));
  const week = ({ periodStart, periodEnding }: EvaluationRowFragment) => dateRange(periodStart, periodEnding);
  return (
    <StaffList resource="evaluations" sort={{ field: 'evaluatedAt', order: 'DESC' }}>
      <ConsolePage>
        <ConsoleHeader screen={evaluations} actions={<ExportButton name="evaluations" columns={csv} />} />
        <FilterBar search={t('student')} filters={usePlaceFilters(readsEvaluation)} />
        <ListCard<EvaluationRowFragment>
          first={{ label: t('student'), sort: 'studentName' }}
          lead={({ studentName, groupName }) => ({ name: studentName ?? t('erased'), below: groupName })}
          columns={[
            {
              key: 'week',
              label: t('week'),
              sort: 'periodEnding',
              render: ({ periodEnding }) => fullDate(periodEnding),
            },
            { key: 'program', label: t('program'), isSecondary: true, render: ({ programName }) => programName },
            {
              key: 'evaluatedOn',
              label: t('evaluatedOn'),
              sort: 'evaluatedAt',
              render: ({ evaluatedAt, timeZone }) => dateTime(evaluatedAt, timeZone),
            },
            {
              key: 'evaluator',
              label: t('evaluator'),
              isSecondary: true,
              render: ({ evaluatedByName }) => evaluatedByName ?? t('erased'),
            },
            { key: 'rating', label: t('rating'), isNumber: true, render: rated },
          ]}
          card={(row) => ({ line: `${rated(row)}, ${week(row)}` })}
          to={({ id }) => addressOf(evaluation, { id })}
        />
      </ConsolePage>
    </StaffList>
  );
}
