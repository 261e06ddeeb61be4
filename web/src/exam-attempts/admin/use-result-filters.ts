import { listsGroups } from '@paideia/events/groups/group.permissions.ts';
import type { Filter } from '../../console/list/list-shapes.ts';
import { useList } from '../../console/list/use-list.ts';
import { useDateFilters } from '../../console/filters/use-date-filters.ts';
import { useGroupFilter } from '../../console/filters/use-group-filter.ts';
import { useWanted } from '../../console/use-places.ts';
import { AllExamsDocument } from '../../generated/exams/admin/exam-admin.ts';
import { GroupScheduleDocument } from '../../generated/exams/admin/schedule.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import { useAll, useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { resultsAdminMessages } from './exam-results-admin.messages.ts';

/** They narrow the list of results. With a group the exams are those that are scheduled for it, as far as the person may know. */
export function useResultFilters(): readonly Filter[] {
  const t = useMessages(resultsAdminMessages);
  const kernel = useMessages(kernelMessages);
  const group = useGroupFilter({ isMain: true, clears: ['examId'] });
  const { filterValues } = useList();
  // Whoever was given the results alone is not told of schedules, and chooses among all exams.
  const knowsSchedules = may(useUser(), listsGroups);
  const groupId = knowsSchedules && filterValues['groupId'];
  const [areExamsWanted, load] = useWanted();
  const all = useAll(AllExamsDocument, areExamsWanted && !groupId ? { filter: {} } : null, ({ allExams }) => allExams);
  const ofGroup = useRemote(
    GroupScheduleDocument,
    areExamsWanted && groupId ? { groupId } : null,
    ({ groupSchedule }) =>
      groupSchedule.exams.map(({ examId, title, courseTitle }) => ({ id: examId, title, courseTitle })),
  );
  const exams = ((groupId ? ofGroup : all).data ?? [])
    .map(({ id, title, courseTitle }) => ({ value: id, label: t('examOf', { exam: title, course: courseTitle }) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const dates = useDateFilters();
  return [
    {
      kind: 'choice',
      name: 'passed',
      label: t('result'),
      any: t('anyResult'),
      isMain: true,
      choices: [
        { value: 'true', label: kernel('statusPass') },
        { value: 'false', label: kernel('statusFail') },
      ],
    },
    group,
    { kind: 'choice', name: 'examId', label: t('exam'), any: t('anyExam'), choices: exams, load },
    ...dates,
  ];
}
