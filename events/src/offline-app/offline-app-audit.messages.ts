import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kinds of record so. */
export const offlineAppCategories = defineMessages('auditLog.category', {
  offlineRelease: ['Version of the app', 'Kind of record in the system log'],
  courseBundle: ['Course files of the app', 'Kind of record in the system log'],
});

/** One sentence an event type. */
export const offlineAppSentences = defineMessages('audit', {
  OfflineReleasePublished: ['{actor} published version {version} of the app', 'A version of the offline app'],
  CourseBundlePublished: [
    'Version {version} of the files of the course {course} is ready for the app of the group {group}',
    'What the devices of students keep of a course',
  ],
});

/** The log calls the fields so. */
export const offlineAppAuditFields = defineMessages('audit.field', {
  appRegion: ['For', 'A field of an event: appRegion, whom a version of the app is for'],
  minVersion: ['Oldest version that still works', 'A field of an event: minVersion, of the app'],
  files: ['Files', 'A field of an event: files, how many there are'],
});

/** Whom a version of the app is for. */
export const appRegionNames = defineMessages('audit.value', {
  appEverybody: ['Everybody', 'Whom a version of the app is for'],
  appTestGroup: ['Test group', 'Whom a version of the app is for: the group that tries versions out'],
});
