import { lazyPart } from '../lib/ui/index.ts';

/** Exchange rates show this to staff on the page of the regions. */
export const ForexTab = lazyPart(async () => (await import('./admin/ForexTab.tsx')).ForexTab);
