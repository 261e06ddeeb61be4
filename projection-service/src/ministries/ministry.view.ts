import { group } from '@paideia/documents/port.ts';
import { MinistryStatus } from '@paideia/events/ministries/ministry.events.ts';

/** A ministry in the registry of the alumni. One that was deleted, or whose owner was erased, is no longer there. */
export type MinistryView = {
  readonly _id: string;
  /** It is that of its stream; an approval sends it back as what was seen. */
  readonly _revision: number;
  readonly ownerId: string;
  readonly ministryName: string;
  readonly nameKey: string;
  readonly ministers: readonly string[];
  readonly hasSecondYearGraduate: boolean;
  readonly hasAlumniOrgMember: boolean;
  readonly visibleToPublic: boolean;
  readonly contact: string | null;
  readonly location: string | null;
  readonly website: string | null;
  readonly approved: boolean;
  /** It follows from the two. */
  readonly status: MinistryStatus;
  readonly listedAt: string;
  readonly updatedAt: string;
};
export const ministriesGroup = group('ministries', 1);
export const ministries = ministriesGroup.collection<MinistryView>('ministries', {
  indexes: { byStatus: ['status', 'nameKey'], byOwner: ['ownerId', 'nameKey'] },
  values: { status: MinistryStatus.options },
  search: ['ministryName', 'location'],
});
