import { lazyPart } from '../lib/ui/index.ts';

export type { LeavePlace } from './leave-place.ts';

/** Leave requests show this on a student's page of attendance. */
export const LeaveRequests = lazyPart(async () => (await import('./student/LeaveRequests.tsx')).LeaveRequests);
