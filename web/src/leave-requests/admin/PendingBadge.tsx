import { CountBadge } from '../../admin-app/CountBadge.tsx';
import { useCount } from '../../admin-app/use-count.ts';

/** How many requests wait for an answer of this person. */
export const PendingBadge = () => <CountBadge {...useCount('attendance-leave-requests', { status: 'pending' })} />;
