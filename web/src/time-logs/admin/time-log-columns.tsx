import type { CsvColumn } from '../../console/list/ExportButton.tsx';
import type { Column } from '../../console/list/list-shapes.ts';
import type { StaffTimeLogRowFragment } from '../../generated/time-logs/admin/time-log-admin.ts';
import { dateTime, fullDate, type Translate } from '../../lib/i18n/index.ts';
import { durationText } from '../duration.ts';
import type { timeLogWords } from '../time-log-words.messages.ts';
import { TimeLogState } from '../TimeLogState.tsx';
import type { timeLogsAdminMessages } from './time-logs-admin.messages.ts';

type T = Translate<keyof typeof timeLogsAdminMessages>;
type Words = Translate<keyof typeof timeLogWords>;

export const timeLogColumns = (t: T, words: Words): readonly Column<StaffTimeLogRowFragment>[] => [
  {
    key: 'week',
    label: t('week'),
    sort: 'periodEnding',
    render: ({ periodEnding }) => fullDate(periodEnding),
  },
  { key: 'program', label: t('program'), isSecondary: true, render: ({ programName }) => programName },
  {
    key: 'total',
    label: words('total'),
    isNumber: true,
    render: ({ totalMinutes }) => durationText(totalMinutes),
  },
  { key: 'status', label: t('status'), sort: 'status', render: ({ status }) => <TimeLogState status={status} /> },
  {
    key: 'submitted',
    label: t('submitted'),
    isSecondary: true,
    render: ({ submittedAt, timeZone }) => submittedAt && dateTime(submittedAt, timeZone),
  },
  {
    key: 'rating',
    label: t('rating'),
    isNumber: true,
    render: ({ rating }) => rating !== null && words('rating', { rating }),
  },
];
/** Everything that the list knows, for a sheet program. */
export const timeLogCsv = (t: T, words: Words): readonly CsvColumn<StaffTimeLogRowFragment>[] => [
  { label: t('student'), value: ({ studentName }) => studentName },
  { label: t('group'), value: ({ groupName }) => groupName },
  { label: t('program'), value: ({ programName }) => programName },
  { label: t('week'), value: ({ periodEnding }) => periodEnding },
  { label: t('minutes'), value: ({ totalMinutes }) => totalMinutes },
  { label: t('status'), value: ({ status }) => words(status) },
  { label: t('submitted'), value: ({ submittedAt }) => submittedAt },
  { label: t('rating'), value: ({ rating }) => rating },
];
