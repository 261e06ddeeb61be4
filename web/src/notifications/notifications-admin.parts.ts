import { lazyPart } from '../lib/ui/index.ts';

/** Notifications show these to staff on the page of the noticeboard. */
export const DefinitionsTab = lazyPart(async () => (await import('./admin/DefinitionsTab.tsx')).DefinitionsTab);
export const DeliveriesTab = lazyPart(async () => (await import('./admin/DeliveriesTab.tsx')).DeliveriesTab);
