import { lazyPart } from '../lib/ui/index.ts';

/** How far the students of a group are, for its page in the console. */
export const GroupProgress = lazyPart(async () => (await import('./admin/StaffGroupProgress.tsx')).StaffGroupProgress);
