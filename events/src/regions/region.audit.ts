import { allNamed, defineAudit, sentence, whole } from '../kernel/audit.ts';
import {
  regionAuditFields,
  regionAuditValues,
  regionCategories,
  regionSentences as texts,
} from './region-audit.messages.ts';
import { regionEvents, slugClaimEvents } from './region.events.ts';

export const regionAudit = defineAudit(regionEvents, {
  label: regionCategories.region,
  fields: regionAuditFields,
  values: regionAuditValues,
  ids: { regionId: 'region', regionIds: 'region', attendanceAdmins: 'person' },
  rows: {
    RegionCreated: { sentence: texts.RegionCreated },
    RegionUpdated: {
      sentence: texts.RegionUpdated,
      changes: ({ changed, ...data }) => whole({ ...data, ...changed }),
    },
    RegionClosed: { sentence: texts.RegionClosed, changes: () => whole({ closed: true }) },
    RegionReopened: { sentence: texts.RegionReopened, changes: () => whole({ closed: false }) },
    RegionAttendanceAdminsSet: {
      sentence: ({ userIds }) => sentence(texts.RegionAttendanceAdminsSet, { people: allNamed('person', userIds) }),
      changes: ({ userIds }) => whole({ attendanceAdmins: userIds }),
    },
    RegionCardPaymentsEnabled: {
      sentence: texts.RegionCardPaymentsEnabled,
      changes: () => whole({ cardPaymentsEnabled: true }),
    },
    RegionCardPaymentsDisabled: {
      sentence: texts.RegionCardPaymentsDisabled,
      changes: () => whole({ cardPaymentsEnabled: false }),
    },
  },
});
export const slugClaimAudit = defineAudit(slugClaimEvents, {
  label: regionCategories.slugClaim,
  rows: {
    SlugClaimed: {
      sentence: ({ slug }) => sentence(texts.SlugClaimed, { slug }),
      changes: ({ regionId }) => whole({ regionId }),
    },
    SlugReleased: {
      sentence: ({ slug }) => sentence(texts.SlugReleased, { slug }),
      changes: () => whole({ regionId: null }),
    },
  },
});
