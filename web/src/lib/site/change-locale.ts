import { remember } from '../session/app-state.ts';
import { fetchOperation } from '../data/fetch-operation.ts';
import { UpdateUserProfileOperation } from '../../generated/lib/session/session.fetch.ts';
import type { CurrentUser } from '../session/session.ts';
import { carryOver } from '../forms/carried.ts';
import { withLocale } from '../i18n/suggested-locale.ts';

/** It is English with longer words, and no language of the product. */
export const pseudoLocale = 'pseudo';

/** The picker: a signed-in person's profile learns of it, this device always does, and the page loads anew in it. */
export async function changeLocale(
  locale: string,
  user: CurrentUser | null,
  reload: () => void = () => location.reload(),
): Promise<void> {
  const isPseudo = locale === pseudoLocale;
  if (user && !isPseudo)
    await fetchOperation(UpdateUserProfileOperation, { userProfileInput: { _id: user._id, locale } });
  remember(isPseudo ? { isPseudo } : { publicLocale: locale, isPseudo: undefined });
  carryOver();
  // A choice outweighs what the link suggested.
  if (!isPseudo) history.replaceState(null, '', withLocale(location.href, locale));
  reload();
}
