import { lazyPart } from '../lib/ui/index.ts';

/** Payment plans show this to staff on the page of the invoices. */
export const PlansTab = lazyPart(async () => (await import('./admin/PlansTab.tsx')).PlansTab);
