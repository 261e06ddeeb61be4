import { isDeepStrictEqual } from 'node:util';
import { courseBundleCommands } from '@paideia/events/offline-app/course-bundle.commands.ts';
import {
  bundleIdOf,
  courseBundleEvents,
  courseBundleStream,
  type BundledFile,
} from '@paideia/events/offline-app/course-bundle.events.ts';
import { courseBundlePermissions } from '@paideia/events/offline-app/offline-app.permissions.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { courseUse } from '../courses/course-use.facts.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { bundledFilesOf } from './bundled-files.ts';

type State = { readonly version: number; readonly files: readonly BundledFile[] };
type Rejected = 'courseBundle.notOffline' | 'courseBundle.notTaken';
type Facts = {
  /** The group uses the app. */
  readonly isOffline: boolean;
  readonly isTaken: boolean;
  readonly files: readonly BundledFile[];
};

export const courseBundle = defineDecider<State, Rejected, Facts>()({
  events: courseBundleEvents,
  commands: courseBundleCommands,
  permissions: courseBundlePermissions,
  creates: ['PublishCourseBundle'],
  commutes: ['PublishCourseBundle'],
  stream: ({ data }) => courseBundleStream(bundleIdOf(data.groupId, data.courseId)),
  initial: { version: 0, files: [] },
  exists: () => true,
  scope: () => ({}),
  facts: async ({ data: { groupId, courseId } }, ask) => ({
    isOffline: (await ask.table(groupFacts).one(groupId))?.offlineApp === true,
    isTaken: (await ask.table(courseUse).one(groupId))?.courseIds.includes(courseId) === true,
    files: await bundledFilesOf(ask, courseId),
  }),

  decide: {
    PublishCourseBundle: ({ version, files: before }, { groupId, courseId }, { isOffline, isTaken, files }) => {
      if (!isOffline) return reject('courseBundle.notOffline');
      if (!isTaken) return reject('courseBundle.notTaken');
      if (isDeepStrictEqual(files, before)) return [];
      const data = { groupId, courseId, version: version + 1, files: [...files] };
      return [{ type: 'CourseBundlePublished', data }];
    },
  },
  evolve: { CourseBundlePublished: (_, { version, files }) => ({ version, files }) },
});
