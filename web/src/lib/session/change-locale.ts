import { remember } from './app-state.ts';
import { fetchOperation } from '../data/fetch-operation.ts';
import { UpdateUserProfileOperation } from '../../generated/lib/session/session.fetch.ts';
import type { CurrentUser } from './session.ts';
import { carryOver } from '../forms/carried.ts';
import { withLocale } from '../i18n/suggested-locale.ts';

/** The picker: a signed-in person's profile learns of it, this device always does, and the page loads anew in it. */
export async function changeLocale(
  locale: string,
  user: CurrentUser | null,
  reload: () => void = () => location.reload(),
): Promise<void> {
  if (user) await fetchOperation(UpdateUserProfileOperation, { userProfileInput: { _id: user._id, locale } });
  remember({ publicLocale: locale });
  carryOver();
  // A choice outweighs what the link suggested.
  history.replaceState(null, '', withLocale(location.href, locale));
  reload();
}
