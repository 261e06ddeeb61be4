import {
  type AppName,
  appState,
  cachedUser,
  type CurrentUser,
  CurrentUserOperation,
  forgetUser,
  PublicConfigOperation,
  rememberUser,
  saysSessionIsOver,
  type Start,
} from '../lib/session/index.ts';
import { signIn } from '../accounts/accounts.screens.ts';
import { decideRoute, refused, screenAt } from '../lib/screens/index.ts';
import { screens } from './screens.ts';
import { askServer, dropEarlyAnswers, fetchOperation, OperationError } from '../lib/data/index.ts';
import {
  dress,
  hourOf,
  isLocale,
  listen,
  loadOwnTexts,
  loadTexts,
  type LocaleFiles,
  setCampusZone,
  speak,
  suggestedLocale,
} from '../lib/i18n/index.ts';
import { isTranslating, textsOnPage } from '../translations/translations.parts.ts';

/** Who is signed in. On the sign-in page without a remembered person nobody asks. */
async function whoIsThere(path: string): Promise<CurrentUser | null> {
  if (screenAt(screens, path) === signIn && !cachedUser()) return null;
  try {
    const { currentUser } = await askServer(CurrentUserOperation);
    rememberUser(currentUser);
    setCampusZone(currentUser.timeZone);
    return currentUser;
  } catch (error) {
    if (!(error instanceof OperationError) || error.code === 'http') throw error;
    if (!saysSessionIsOver(error.message)) throw error;
    // It starts as after a reload: an admin whose time in the name of another is over has the own session back by now.
    const wasKnown = cachedUser() !== undefined;
    forgetUser();
    return wasKnown ? whoIsThere(path) : null;
  }
}

const wishedLocale = (user: { readonly locale: string } | null | undefined): string | undefined =>
  user?.locale ??
  suggestedLocale(screenAt(screens, location.pathname)?.isMailed === true, location.search) ??
  appState().publicLocale;

/**
 * Everything that must be known before the first page is drawn; the address is the one to show when it is done.
 * @param expected the app that will most likely be shown, whose texts are loaded while the first questions are asked
 */
export async function boot(localeFiles: LocaleFiles, expected: AppName): Promise<Start> {
  // Where nothing is known yet English is the likeliest, and a wrong guess costs one small question.
  const known = wishedLocale(cachedUser());
  const guess = known && isLocale(known) ? known : 'en';
  loadTexts(localeFiles, expected, guess).catch(() => undefined);
  void loadOwnTexts(guess);
  speak(guess, {});
  const answers = Promise.all([whoIsThere(location.pathname), fetchOperation(PublicConfigOperation)]);
  // Browsers take long over the first time of day that they write. Members see one first of all; their scripts are still on their way.
  if (expected !== 'public') hourOf(new Date());
  const [user, { publicConfig: config }] = await answers;
  dropEarlyAnswers();
  const place = { environment: config.environment, mainHost: config.mainHost, origin: location.origin };
  let decision = decideRoute(screens, location.pathname, location.search, user, place);
  while ('redirect' in decision) {
    // The router hands `usr` to the page, which says why it is shown.
    history.replaceState(decision.isRefused ? { usr: refused } : null, '', decision.redirect);
    decision = decideRoute(screens, location.pathname, location.search, user, place);
  }
  if ('leaveFor' in decision) {
    location.replace(decision.leaveFor);
    return new Promise<never>(() => undefined); // This page is over.
  }
  const wished = wishedLocale(user) ?? config.defaultLocale;
  const locale = isLocale(wished) ? wished : 'en';
  const [texts, college] = await Promise.all([loadTexts(localeFiles, decision.app, locale), loadOwnTexts(locale)]);
  speak(locale, { college, ...texts });
  if (config.environment === 'development' && appState().isPseudo)
    dress((await import('../lib/i18n/pseudo.ts')).pseudo);
  if (isTranslating(user)) listen((await textsOnPage()).remember);
  return { user, config, ...decision };
}
