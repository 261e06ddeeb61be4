import { lazyPart } from '../lib/ui/index.ts';

/** What exchange rates show staff on the page of the regions. */
export const ForexTab = lazyPart(async () => (await import('./admin/ForexTab.tsx')).ForexTab);
