import { fetchOperation } from './fetch-operation.ts';
import { isChunkError, reloadForChunk } from './load-chunk.ts';
import { cachedUser } from '../session/session.ts';
import { InsertLogitOperation } from '../../generated/lib/session/session.fetch.ts';

const longest = 4000;
/** Whoever reads a log must not be able to set a password with it, nor to read somebody's grades. */
const withoutToken = (text: string): string =>
  text.replace(/\/(reset-password|enroll-account|verify-email|verify-transcript)\/[^/\s?#'"]+/g, '/$1/...');

/** Tells the server that a screen crashed. It never fails itself. */
export async function reportError(error: unknown, url: string = location.pathname): Promise<void> {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const payload = { error: withoutToken(text).slice(0, longest), url: withoutToken(url) };
  const logitInput = { userId: cachedUser()?.id ?? null, action: 'reportFrontEndError', type: 'ERROR', payload };
  await fetchOperation(InsertLogitOperation, { logitInput }).catch((failure: unknown) =>
    console.warn('The error could not be reported.', failure),
  );
}

/** An error of ours is told to the server, unless only a script is gone, for then the page loads anew one second later. */
export function answerError(error: unknown, reload: () => boolean = reloadForChunk): void {
  if (!isChunkError(error)) return void reportError(error);
  setTimeout(() => {
    if (!reload()) void reportError(error);
  }, 1000);
}

const mostOfPage = 5;
/** Errors that no screen threw, as in a click, are told too; few of one page, for one that repeats says nothing new. */
export function followErrors(): void {
  let left = mostOfPage;
  const answer = (error: unknown) => {
    // Without an error it is no script's: browsers speak so of a layout that is late, and of scripts that others put in.
    if (!(error instanceof Error) || error.name === 'AbortError' || left === 0) return;
    left -= 1;
    answerError(error);
  };
  addEventListener('error', ({ error }) => answer(error));
  addEventListener('unhandledrejection', ({ reason }) => answer(reason));
}
