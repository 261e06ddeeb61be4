import type { Rule } from '@paideia/events/kernel/permission.ts';
import { readsTimeLog } from '@paideia/events/time-logs/time-log.permissions.ts';
import type { Filter } from '../../console/list/list-shapes.ts';
import { useDateFilters } from '../../console/filters/use-date-filters.ts';
import { useGroupFilter } from '../../console/filters/use-group-filter.ts';
import { useRegionFilter } from '../../console/filters/use-region-filter.ts';
import { useWanted } from '../../console/use-places.ts';
import { TimeLogProgramChoicesDocument } from '../../generated/time-logs/admin/time-log-admin.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { timeLogWords } from '../time-log-words.messages.ts';
import { timeLogsAdminMessages } from './time-logs-admin.messages.ts';

/** They narrow both lists: by program, group and those regions that the rule of the list shows. */
export function usePlaceFilters(reads: Rule): readonly Filter[] {
  const t = useMessages(timeLogsAdminMessages);
  const group = useGroupFilter({ isMain: true });
  const regions = useRegionFilter(reads);
  const [isWanted, load] = useWanted();
  const { data = [] } = useRemote(
    TimeLogProgramChoicesDocument,
    isWanted ? {} : null,
    ({ timeLogPrograms }) => timeLogPrograms,
  );
  const programs = data.map(({ program, name }) => ({ value: program, label: name }));
  return [
    { kind: 'choice', name: 'program', label: t('program'), any: t('anyProgram'), choices: programs, load },
    group,
    ...regions,
  ];
}

/** They narrow the list of time logs. */
export function useTimeLogFilters(): readonly Filter[] {
  const t = useMessages(timeLogsAdminMessages);
  const words = useMessages(timeLogWords);
  const places = usePlaceFilters(readsTimeLog);
  const dates = useDateFilters({ labels: { from: t('from'), to: t('to') } });
  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('status'),
      any: t('anyStatus'),
      isMain: true,
      choices: (['submitted', 'evaluated', 'draft'] as const).map((value) => ({ value, label: words(value) })),
    },
    ...places,
    ...dates,
  ];
}
