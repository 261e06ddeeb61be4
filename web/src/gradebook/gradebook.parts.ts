import { lazyPart } from '../lib/ui/index.ts';

/** The grades of a group, for its page in the console. */
export const Gradebook = lazyPart(async () => (await import('./admin/Gradebook.tsx')).Gradebook);
