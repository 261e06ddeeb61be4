import { lazyPart } from '../lib/ui/index.ts';

/** The alumni have links to other sites on their page. */
export const LinkRow = lazyPart(async () => (await import('./student/LinkRow.tsx')).LinkRow, null);
