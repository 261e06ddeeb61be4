import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from '../data/load-chunk.ts';
import { Spinner } from './Spinner.tsx';

/** A component that is loaded when it is first shown; `fallback` stands in its place until then. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = <Spinner />,
): ComponentType<P> {
  const Part = lazy<ComponentType<P>>(() => loadChunk(async () => ({ default: await load() })));
  return function LazyPart(props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
