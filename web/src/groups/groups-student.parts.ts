import { lazyPart } from '../lib/ui/index.ts';

/** Whom the students of a group ask, for the pages of their courses. */
export const GroupContacts = lazyPart(async () => (await import('./GroupContacts.tsx')).GroupContacts);
