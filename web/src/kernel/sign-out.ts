import { fetchOperation } from './fetch-operation.ts';
import { forgetKept } from './kept-cache.ts';
import { forgetUser } from './session.ts';
import { LogoutOperation } from './session.documents.ts';
import { forgetDrafts } from './use-draft.ts';

/** Ends the session. Should the server not answer, this device forgets the person all the same. */
export async function signOut(): Promise<void> {
  try {
    await fetchOperation(LogoutOperation);
  } catch (error) {
    console.warn('The server did not end the session.', error);
  }
  forgetUser();
  forgetKept();
  forgetDrafts();
  location.replace('/login');
}
