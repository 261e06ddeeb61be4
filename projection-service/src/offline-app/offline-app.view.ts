import { group } from '@paideia/documents/port.ts';
import type { BundledFile } from '@paideia/events/offline-app/course-bundle.events.ts';
import type { AppRegion } from '@paideia/events/offline-app/offline-release.events.ts';

export const offlineAppGroup = group('offline-app', 1);

/** The version of the app that was published last; the id is whom it is for. */
export type OfflineReleaseView = {
  readonly _id: AppRegion;
  readonly _revision: number;
  readonly appRegion: AppRegion;
  readonly version: string;
  readonly notes: string;
  /** Older ones do not work any more; null: all do. */
  readonly minVersion: string | null;
  readonly publishedAt: string;
};
export const offlineReleases = offlineAppGroup.collection<OfflineReleaseView>('offlineReleases');

/** What devices keep of a course for a group; the id is `{groupId}_{courseId}`. */
type CourseBundleView = {
  readonly _id: string;
  readonly groupId: string;
  readonly courseId: string;
  readonly version: number;
  readonly files: readonly BundledFile[];
  /** The state of the group's courses, counted through all of them, in which this version came. */
  readonly groupVersion: number;
  readonly publishedAt: string;
};
export const courseBundles = offlineAppGroup.collection<CourseBundleView>('courseBundles', {
  indexes: { byGroup: ['groupId', 'groupVersion'] },
});
/** It counts the versions of all courses of a group; the id is the group's. A device that knows the number asks for what came after it. */
export const courseBundleCounts = offlineAppGroup.collection<{ readonly _id: string; readonly version: number }>(
  'courseBundleCounts',
);
