import { lazyPart } from '../lib/ui/index.ts';

/** A payment plan shows this on the page of its invoice. */
export const PlanLink = lazyPart(async () => (await import('./student/PlanLink.tsx')).PlanLink, null);
