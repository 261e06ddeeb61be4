import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { isChunkError } from '../kernel/load-chunk.ts';
import { reportError } from '../kernel/report-error.ts';
import { Crash } from '../shell/Crash.tsx';

/** The crash page for what a route throws. */
export function RouteCrash() {
  const error = useRouteError();
  useEffect(() => {
    if (isChunkError(error)) setTimeout(() => location.reload(), 1000);
    else void reportError(error);
  }, [error]);
  return <Crash error={error} />;
}
