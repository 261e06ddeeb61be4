import { remember } from './app-state.ts';
import { fetchOperation } from './fetch-operation.ts';
import { UpdateLocaleOperation } from './session.documents.ts';
import type { CurrentUser } from './session.ts';

/** The picker: a signed-in person's profile learns of it, this device always does, and the page loads anew in it. */
export async function changeLocale(locale: string, user: CurrentUser | null, reload: () => void = () => location.reload()): Promise<void> {
  if (user) await fetchOperation(UpdateLocaleOperation, { userProfileInput: { _id: user._id, locale } });
  remember({ publicLocale: locale });
  reload();
}
