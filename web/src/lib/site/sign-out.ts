import { fetchOperation } from '../data/fetch-operation.ts';
import { forgetKept } from '../data/kept-cache.ts';
import { forgetKeptOfPerson } from '../session/kept-of-person.ts';
import { signInPath, userPath } from '../session/landmarks.ts';
import { forgetUser, presentUser } from '../session/session.ts';
import { LogoutUserOperation, StopImpersonatingOperation } from '../../generated/lib/session/session.fetch.ts';

/** What this device keeps of a person goes before another one is shown; the pages' own caches go with the page. */
export function forgetPerson(): void {
  forgetKept();
  forgetKeptOfPerson();
  // Other pages load anew when they hear of it, and are to find nothing any more of which they would think that its session ended by itself.
  forgetUser();
}

/**
 * Ends the session. Should the server not answer, this device forgets the person all the same.
 * An admin who acts as somebody else only stops that, and is on that person's page.
 */
export async function signOut(goTo: (path: string) => void = (path) => location.replace(path)): Promise<void> {
  const user = presentUser();
  const isActing = user?.impersonatingUser != null;
  try {
    await (isActing ? fetchOperation(StopImpersonatingOperation) : fetchOperation(LogoutUserOperation));
  } catch (error) {
    console.warn('The server did not end the session.', error);
  }
  forgetPerson();
  goTo(isActing ? userPath.replace(':id', user._id) : signInPath);
}
