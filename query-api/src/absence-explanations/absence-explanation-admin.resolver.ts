import type { Where } from '@paideia/documents/port.ts';
import { readsAbsenceExplanation } from '@paideia/events/absence-explanations/absence-explanation.permissions.ts';
import { regionsWhere, somewhere } from '@paideia/events/kernel/permission.ts';
import {
  absenceExplanations,
  type AbsenceExplanationView,
} from '@paideia/projection-service/absence-explanations/absence-explanation.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { dateRange } from '../kernel/graphql/time-range.ts';
import { withinRegions } from '../kernel/graphql/within-regions.ts';
import { shownExplanation } from './absence-explanation.queries.ts';
import { AbsenceExplanation, AbsenceExplanationFilter } from './absence-explanation.types.ts';

/** For whoever handles the explanations of a region. */
export const AbsenceExplanationAdminResolver = adminResource<
  AbsenceExplanationView,
  AbsenceExplanation,
  AbsenceExplanationFilter
>({
  name: 'AbsenceExplanation',
  type: AbsenceExplanation,
  view: absenceExplanations,
  filter: AbsenceExplanationFilter,
  rule: somewhere(readsAbsenceExplanation),
  scope: (actor) => withinRegions(regionsWhere(actor, readsAbsenceExplanation)),
  where: ({ status, groupId, regionId, from, to }) => {
    const where: Where<AbsenceExplanationView> = {
      status: status ?? undefined,
      groupId: groupId ?? undefined,
      regionId: regionId ?? undefined,
      date: dateRange(from, to),
    };
    return { where };
  },
  sorts: { date: 'date' },
  newestFirst: true,
  map: shownExplanation,
});
