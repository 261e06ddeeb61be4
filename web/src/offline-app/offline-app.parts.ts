import { lazyPart } from '../lib/ui/index.ts';

/** The versions of the app, for the page of the site's settings. */
export const AppReleases = lazyPart(async () => (await import('./admin/AppReleases.tsx')).AppReleases);
