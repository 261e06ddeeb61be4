import { fetchOperation } from './fetch-operation.ts';
import { cachedUser } from './session.ts';
import { InsertLogitOperation } from './session.documents.ts';

const longest = 4000;

/** Tells the server that a screen crashed. It never fails itself. */
export async function reportError(error: unknown, url: string = location.pathname): Promise<void> {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const logitInput = { userId: cachedUser()?.id ?? null, action: 'reportFrontEndError', type: 'ERROR', payload: { error: text.slice(0, longest), url } };
  await fetchOperation(InsertLogitOperation, { logitInput }).catch((failure: unknown) => console.warn('The error could not be reported.', failure));
}
