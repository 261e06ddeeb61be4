import { FactColumns } from '../../console/FactColumns.tsx';
import { GroupStatisticsDocument } from '../../generated/statistics/admin/statistics.ts';
import { useRemote } from '../../lib/data/index.ts';
import { WeekCharts } from './WeekCharts.tsx';

/** It shows the last half year of a group. */
export function GroupStatistics({ groupId }: { readonly groupId: string }) {
  const remote = useRemote(GroupStatisticsDocument, { id: groupId }, ({ Group }) => Group.weeks);
  return (
    <FactColumns>
      <WeekCharts remote={remote} />
    </FactColumns>
  );
}
