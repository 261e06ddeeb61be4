import { lazyPart } from '../lib/ui/index.ts';

export type { LeavePlace } from './leave-place.ts';

/** What leave requests show on the pages of the registers. */
export const LeaveRequests = lazyPart(async () => (await import('./student/LeaveRequests.tsx')).LeaveRequests);
export const LeaveTab = lazyPart(async () => (await import('./admin/LeaveTab.tsx')).LeaveTab);
export const PendingBadge = lazyPart(async () => (await import('./admin/PendingBadge.tsx')).PendingBadge, null);
