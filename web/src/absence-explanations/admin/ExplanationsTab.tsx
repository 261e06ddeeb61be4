import { readsAbsenceExplanation } from '@paideia/events/absence-explanations/absence-explanation.permissions.ts';
import type { ReactNode } from 'react';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { ExportButton } from '../../console/list/ExportButton.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import type { Filter } from '../../console/list/list-shapes.ts';
import { StaffList } from '../../console/list/StaffList.tsx';
import { useOpenId } from '../../console/list/use-open-id.ts';
import { useDateFilters } from '../../console/filters/use-date-filters.ts';
import { useGroupFilter } from '../../console/filters/use-group-filter.ts';
import { useRegionFilter } from '../../console/filters/use-region-filter.ts';
import type { StaffExplanationFragment } from '../../generated/absence-explanations/admin/absence-explanation-admin.ts';
import { leaveAdminMessages } from '../../leave-requests/admin/leave-requests-admin.messages.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { Screen } from '../../lib/screens/index.ts';
import { StatusChip } from '../../lib/ui/index.ts';
import { registerAdminMessages } from '../../registers/admin/registers-admin.messages.ts';
import { useExplanationColumns } from './explanation-columns.tsx';
import { ExplanationReview } from './ExplanationReview.tsx';
import { explanationsAdminMessages } from './explanations-admin.messages.ts';

/** The explanations of the person's regions, the latest day first; the server says which those are. */
export function ExplanationsTab({ screen, tabs }: { readonly screen: Screen; readonly tabs: ReactNode }) {
  const t = useMessages(explanationsAdminMessages);
  const leave = useMessages(leaveAdminMessages);
  const registers = useMessages(registerAdminMessages);
  const { openId, to, close } = useOpenId();
  const group = useGroupFilter({ isMain: true });
  const regions = useRegionFilter(readsAbsenceExplanation);
  const { stateWords, when, columns, csv } = useExplanationColumns();
  const dates = useDateFilters();
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'status',
      label: registers('state'),
      any: registers('anyState'),
      isMain: true,
      choices: Object.entries(stateWords).map(([value, label]) => ({ value, label })),
    },
    group,
    ...regions,
    ...dates,
  ];
  return (
    <StaffList resource="absence-explanations" sort={{ field: 'date', order: 'DESC' }}>
      <ConsolePage panel={openId && <ExplanationReview key={openId} id={openId} onClose={close} />}>
        <ConsoleHeader
          title={t('title')}
          screen={screen}
          below={[{ label: t('title') }]}
          actions={<ExportButton name="absence-explanations" columns={csv} />}
        />
        {tabs}
        <FilterBar filters={filters} />
        <ListCard<StaffExplanationFragment>
          first={{ label: leave('student') }}
          lead={({ studentName, studentPicture: picture, groupName }) => ({
            name: studentName ?? leave('erased'),
            below: groupName,
            avatar: true,
            picture,
          })}
          columns={columns}
          card={(row) => ({ chip: <StatusChip area="explanation" status={row.status} />, line: when(row) })}
          to={({ id }) => to(id)}
        />
      </ConsolePage>
    </StaffList>
  );
}
