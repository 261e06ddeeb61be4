import { CountBadge } from '../../console/CountBadge.tsx';
import { useCount } from '../../console/use-count.ts';

/** It shows how many requests wait for an answer of this person. */
export const PendingBadge = () => <CountBadge {...useCount('attendance-leave-requests', { status: 'pending' })} />;
