import { lazy } from 'react';
import { loadChunk } from '../lib/data/index.ts';

/** What the erasures show within the pages of users; loaded when it is shown. */
export const ErasurePanel = lazy(() =>
  loadChunk(async () => ({ default: (await import('./admin/ErasurePanel.tsx')).ErasurePanel })),
);
export const OpenErasures = lazy(() =>
  loadChunk(async () => ({ default: (await import('./admin/OpenErasures.tsx')).OpenErasures })),
);
