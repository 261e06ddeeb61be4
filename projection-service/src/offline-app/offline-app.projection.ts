import {
  bundleIdOf,
  courseBundleEvents,
  type CourseBundleEvent,
} from '@paideia/events/offline-app/course-bundle.events.ts';
import { offlineReleaseEvents, type OfflineReleaseEvent } from '@paideia/events/offline-app/offline-release.events.ts';
import { collectionsOf, defineProjection, need, put } from '../kernel/projection.ts';
import { courseBundleCounts, courseBundles, offlineAppGroup, offlineReleases } from './offline-app.view.ts';

export const offlineAppProjection = defineProjection<OfflineReleaseEvent | CourseBundleEvent>({
  group: offlineAppGroup,
  collections: collectionsOf(offlineReleases, courseBundles, courseBundleCounts),
  events: [offlineReleaseEvents, courseBundleEvents],
  on: {
    OfflineReleasePublished: (release, { at, revision }) =>
      put(offlineReleases, release.appRegion, {
        ...release,
        _id: release.appRegion,
        _revision: revision,
        publishedAt: at,
      }),
    CourseBundlePublished: {
      needs: ({ groupId }) => [need(courseBundleCounts, groupId)],
      then: ({ groupId, courseId, version, files }, { at }, found) => {
        const groupVersion = (found.one(courseBundleCounts, groupId)?.version ?? 0) + 1;
        const id = bundleIdOf(groupId, courseId);
        return [
          put(courseBundleCounts, groupId, { _id: groupId, version: groupVersion }),
          put(courseBundles, id, { _id: id, groupId, courseId, version, files, groupVersion, publishedAt: at }),
        ];
      },
    },
  },
});
