import { lazyPart } from '../lib/ui/index.ts';

/** Explanations of absences show these on a student's page of attendance. */
export const Explanations = lazyPart(async () => (await import('./student/Explanations.tsx')).Explanations);
export const MarkExplanation = lazyPart(async () => (await import('./student/MarkExplanation.tsx')).MarkExplanation);
