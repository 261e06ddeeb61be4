import { CountBadge } from '../../admin-app/CountBadge.tsx';
import { useCount } from '../../admin-app/use-count.ts';

/** How many submissions wait for a grade. */
export const SubmittedBadge = () => <CountBadge {...useCount('assignmentSubmissions', { status: 'submitted' })} />;
