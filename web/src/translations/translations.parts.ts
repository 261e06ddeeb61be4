import { translationPermissions } from '@paideia/events/translations/translation.permissions.ts';
import { appState, type CurrentUser, may, remember } from '../lib/session/index.ts';
import { lazyPart } from '../lib/ui/index.ts';

/** What changes texts where they stand, on the pages of all apps; loaded for those who translate. */
export const InPlace = lazyPart(async () => (await import('./in-place/InPlace.tsx')).InPlace, null);

export const mayTranslate = (user: CurrentUser): boolean => may(user, translationPermissions.TranslateMessage);
/** Somebody who may has switched it on. */
export const isTranslating = (user: CurrentUser | null): boolean =>
  user !== null && appState().isTranslating === true && mayTranslate(user);
/** The page is loaded anew, so that it is known of every text on it which message said it. */
export function beginTranslating(): void {
  remember({ isTranslating: true });
  location.reload();
}
/** Takes down which message each text is of. */
export const textsOnPage = () => import('./in-place/texts-on-page.ts');
