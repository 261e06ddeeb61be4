import { defineAudit, sentence, whole } from '../kernel/audit.ts';
import {
  appRegionNames,
  offlineAppAuditFields,
  offlineAppCategories,
  offlineAppSentences as texts,
} from './offline-app-audit.messages.ts';
import { offlineReleaseEvents } from './offline-release.events.ts';

export const offlineReleaseAudit = defineAudit(offlineReleaseEvents, {
  label: offlineAppCategories.offlineRelease,
  fields: offlineAppAuditFields,
  rows: {
    OfflineReleasePublished: {
      sentence: ({ version }) => sentence(texts.OfflineReleasePublished, { version }),
      changes: ({ appRegion, ...data }) =>
        whole({ appRegion: appRegionNames[appRegion === 'test' ? 'appTestGroup' : 'appEverybody'], ...data }),
    },
  },
});
