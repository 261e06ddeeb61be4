import { CountBadge } from '../../console/CountBadge.tsx';
import { useCount } from '../../console/use-count.ts';

/** It shows how many submissions wait for a grade. */
export const SubmittedBadge = () => <CountBadge {...useCount('assignmentSubmissions', { status: 'submitted' })} />;
