import { lazyPart } from '../lib/ui/index.ts';

/** Leave requests show these to staff on the pages of the registers. */
export const LeaveTab = lazyPart(async () => (await import('./admin/LeaveTab.tsx')).LeaveTab);
export const PendingBadge = lazyPart(async () => (await import('./admin/PendingBadge.tsx')).PendingBadge, null);
