import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadChunk } from '../../lib/data/index.ts';
import { firstNotice } from '../../lib/notices/index.ts';

/** Not every browser says when it is idle; a page is drawn by then. */
const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 2000);
  });

/**
 * Where toasts are shown. It comes once `page` is there and the browser has nothing else to do, or when the first is raised, whichever is sooner:
 * what was said before is shown then.
 */
export function lateToasts(
  load: () => Promise<{ readonly Toasts: ComponentType }>,
  page: Promise<unknown>,
): () => ReactNode {
  const Toasts = lazy(() =>
    loadChunk(async () => {
      await Promise.race([firstNotice, page.then(idle)]);
      return { default: (await load()).Toasts };
    }),
  );
  return function LateToasts() {
    return (
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    );
  };
}
