import { lazyPart } from '../lib/ui/index.ts';

/** Erasures show these on the profile and on the pages of accounts. */
export const DataPanel = lazyPart(async () => (await import('./student/DataPanel.tsx')).DataPanel);
export const ErasurePanel = lazyPart(async () => (await import('./admin/ErasurePanel.tsx')).ErasurePanel, null);
export const OpenErasures = lazyPart(async () => (await import('./admin/OpenErasures.tsx')).OpenErasures, null);
