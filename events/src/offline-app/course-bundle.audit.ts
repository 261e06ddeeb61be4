import { defineAudit, named, sentence, whole } from '../kernel/audit.ts';
import {
  offlineAppAuditFields,
  offlineAppCategories,
  offlineAppSentences as texts,
} from './offline-app-audit.messages.ts';
import { courseBundleEvents } from './course-bundle.events.ts';

export const courseBundleAudit = defineAudit(courseBundleEvents, {
  label: offlineAppCategories.courseBundle,
  fields: offlineAppAuditFields,
  hidden: ['groupId', 'courseId'],
  rows: {
    CourseBundlePublished: {
      sentence: ({ groupId, courseId, version }) =>
        sentence(texts.CourseBundlePublished, {
          version: String(version),
          course: named('course', courseId),
          group: named('group', groupId),
        }),
      changes: ({ version, files }) => whole({ version, files: files.length }),
      isAutomatic: true,
    },
  },
});
