import { seesLeaveRequest } from '@paideia/events/leave-requests/leave-request.permissions.ts';
import type { Filter } from '../../console/list/list-shapes.ts';
import { useDateFilters } from '../../console/filters/use-date-filters.ts';
import { useGroupFilter } from '../../console/filters/use-group-filter.ts';
import { useRegionFilter } from '../../console/filters/use-region-filter.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { attendanceTypes } from '../leave-form.ts';
import { leaveAdminMessages } from './leave-requests-admin.messages.ts';

/** They narrow the list of leave requests. */
export function useLeaveFilters(): readonly Filter[] {
  const t = useMessages(leaveAdminMessages);
  const kernel = useMessages(kernelMessages);
  const group = useGroupFilter();
  const regions = useRegionFilter(seesLeaveRequest);
  const dates = useDateFilters();
  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('status'),
      any: t('anyStatus'),
      isMain: true,
      choices: [
        { value: 'pending', label: kernel('statusPending') },
        { value: 'approved', label: kernel('statusApproved') },
        { value: 'acknowledged', label: kernel('statusAcknowledged') },
      ],
    },
    {
      kind: 'choice',
      name: 'attendanceType',
      label: t('type'),
      any: t('anyType'),
      isMain: true,
      choices: attendanceTypes.map((value) => ({ value, label: t(value) })),
    },
    group,
    ...regions,
    ...dates,
  ];
}
