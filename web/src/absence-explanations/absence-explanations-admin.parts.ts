import { lazyPart } from '../lib/ui/index.ts';

/** Explanations of absences show this to staff on the page of the registers. */
export const ExplanationsTab = lazyPart(async () => (await import('./admin/ExplanationsTab.tsx')).ExplanationsTab);
