import { lazyPart } from '../lib/ui/index.ts';

/** A question as a student meets it, for the preview of an exam. */
export const QuestionCard = lazyPart(async () => (await import('./QuestionCard.tsx')).QuestionCard);
