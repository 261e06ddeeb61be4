import { readsSubmission } from '@paideia/events/submissions/submission.permissions.ts';
import type { Filter } from '../../console/list/list-shapes.ts';
import { useList } from '../../console/list/use-list.ts';
import { useGroupFilter } from '../../console/filters/use-group-filter.ts';
import { useRegionFilter } from '../../console/filters/use-region-filter.ts';
import { useWanted } from '../../console/use-places.ts';
import { AssignmentChoicesDocument } from '../../generated/assignments/admin/assignments-admin.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useAll } from '../../lib/data/index.ts';
import { submissionsAdminMessages } from './submissions-admin.messages.ts';

/** They narrow the list of submissions. With a group the assignments are its own. */
export function useSubmissionFilters(): readonly Filter[] {
  const t = useMessages(submissionsAdminMessages);
  const kernel = useMessages(kernelMessages);
  const group = useGroupFilter({ isMain: true, clears: ['assignmentId'] });
  const regions = useRegionFilter(readsSubmission);
  const groupId = useList().filterValues['groupId'];
  const [isWanted, load] = useWanted();
  const { data } = useAll(
    AssignmentChoicesDocument,
    isWanted ? { filter: groupId ? { groupId } : {} } : null,
    ({ allAssignments }) => allAssignments,
  );
  const assignments = (data ?? []).map(({ id, title, courseTitle, groupName }) => ({
    value: id,
    label: [title, courseTitle, ...(groupId ? [] : [groupName])].join(', '),
  }));
  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('status'),
      any: t('anyStatus'),
      isMain: true,
      choices: [
        { value: 'submitted', label: kernel('statusSubmitted') },
        { value: 'graded', label: kernel('statusGraded') },
        { value: 'reopened', label: kernel('statusReopened') },
        { value: 'open', label: kernel('statusOpenNow') },
      ],
    },
    group,
    {
      kind: 'choice',
      name: 'assignmentId',
      label: t('assignment'),
      any: t('anyAssignment'),
      choices: assignments,
      load,
    },
    ...regions,
  ];
}
