import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { answerError } from '../../lib/data/index.ts';
import { Crash } from './Crash.tsx';

/** It shows the crash page for what a route throws. */
export function RouteCrash() {
  const error = useRouteError();
  useEffect(() => answerError(error), [error]);
  return <Crash error={error} />;
}
