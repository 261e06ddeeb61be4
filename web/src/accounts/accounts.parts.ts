import { lazyPart } from '../lib/ui/index.ts';

/** Accounts show this on the profile. */
export const AccessPanel = lazyPart(async () => (await import('./student/AccessPanel.tsx')).AccessPanel);
