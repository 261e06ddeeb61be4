import { useEffect } from 'react';
import { answerError } from '../../lib/data/index.ts';
import { Crash } from '../shell/Crash.tsx';

/** The crash page for what a screen of the console throws; the server is told. Where only a script is gone, the page loads anew. */
export function ConsoleCrash({ error }: { readonly error: Error }) {
  useEffect(() => answerError(error), [error]);
  return <Crash error={error} />;
}
