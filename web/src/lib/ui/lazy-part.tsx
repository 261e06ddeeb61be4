import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from '../data/load-chunk.ts';
import { Spinner } from './Spinner.tsx';

/** `prepare` loads it already, where there may be no connection when it is to be shown. */
type Lazy<P> = ComponentType<P> & { readonly prepare: () => void };
/** A component that is loaded when it is first shown; `fallback` stands in its place until then. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = <Spinner />,
): Lazy<P> {
  const Part = lazy<ComponentType<P>>(() => loadChunk(async () => ({ default: await load() })));
  const LazyPart: ComponentType<P> = (props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(LazyPart, { prepare: () => void load().catch(() => undefined) });
}
