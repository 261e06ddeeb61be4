import { lazyPart } from '../lib/ui/index.ts';

/** What is left to pay can be paid by card. */
export const PayByCard = lazyPart(async () => (await import('./student/PayByCard.tsx')).PayByCard, null);
