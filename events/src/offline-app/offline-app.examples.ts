import { survey } from '../courses/course.examples.ts';
import { exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { courseBundleCommands } from './course-bundle.commands.ts';
import type { offlineReleaseCommands } from './offline-release.commands.ts';

export const offlineReleaseExamples = {
  PublishOfflineRelease: { appRegion: 'default', version: '2.4.0', notes: 'Subtitles in Polish.', minVersion: '2.0' },
} satisfies ExamplesOf<typeof offlineReleaseCommands>;

export const courseBundleExamples = {
  PublishCourseBundle: { groupId: exampleId('g', 1), courseId: survey },
} satisfies ExamplesOf<typeof courseBundleCommands>;
