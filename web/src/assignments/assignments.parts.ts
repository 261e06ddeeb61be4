import { lazyPart } from '../lib/ui/index.ts';

/** Assignments show this in the schedule of a group. */
export const GroupAssignments = lazyPart(async () => (await import('./admin/GroupAssignments.tsx')).GroupAssignments);
