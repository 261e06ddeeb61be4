import { lazyPart } from '../lib/ui/index.ts';

/** Whoever pays by card may add one. */
export const AddCardDialog = lazyPart(async () => (await import('./student/AddCardDialog.tsx')).AddCardDialog, null);
