import { inPerson, superadmin, system, type Rule } from '../kernel/permission.ts';
import type { CourseBundleCommand } from './course-bundle.commands.ts';
import type { OfflineReleaseCommand } from './offline-release.commands.ts';

export const offlineReleasePermissions: Readonly<Record<OfflineReleaseCommand['type'], Rule>> = {
  PublishOfflineRelease: inPerson(superadmin),
};
/** It follows from what is changed in a course, and nobody needs to ask for it. */
export const courseBundlePermissions: Readonly<Record<CourseBundleCommand['type'], Rule>> = {
  PublishCourseBundle: system,
};
