import { lazyPart } from '../lib/ui/index.ts';

/** What accounts show on the profile. */
export const AccessPanel = lazyPart(async () => (await import('./student/AccessPanel.tsx')).AccessPanel);
