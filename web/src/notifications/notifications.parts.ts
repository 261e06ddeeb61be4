import { lazyPart } from '../lib/ui/index.ts';

/** Notifications show this on the profile. */
export const Preferences = lazyPart(async () => (await import('./student/Preferences.tsx')).Preferences);
