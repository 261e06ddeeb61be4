import { lazyPart } from '../lib/ui/index.ts';

/** What notifications show on the profile. */
export const Preferences = lazyPart(async () => (await import('./student/Preferences.tsx')).Preferences);
