import { lazyPart } from '../lib/ui/index.ts';

/** What leave requests show staff on the pages of the registers. */
export const LeaveTab = lazyPart(async () => (await import('./admin/LeaveTab.tsx')).LeaveTab);
export const PendingBadge = lazyPart(async () => (await import('./admin/PendingBadge.tsx')).PendingBadge, null);
