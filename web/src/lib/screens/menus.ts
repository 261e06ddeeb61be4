import { hasKey, isStudent, mayOpen, userHasRole } from '../session/roles.ts';
import type { CurrentUser } from '../session/session.ts';
import type { Screen, Section } from './screen.ts';

function isOffered(screen: Screen, user: CurrentUser): boolean {
  const { offeredTo } = screen;
  if (!mayOpen(user, screen)) return false;
  if (offeredTo === undefined) return true;
  if (offeredTo === 'students') return isStudent(user);
  return offeredTo === 'alumni' ? user.isAlumni || user.isAlumniAdmin : userHasRole(user, offeredTo);
}
/** What menus and palette offer this person, in order. */
export const offeredTo = (screens: readonly Screen[], user: CurrentUser): readonly Screen[] =>
  screens.filter((screen) => isOffered(screen, user)).toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
export const sectionOf = (screens: readonly Screen[], user: CurrentUser, section: Section): readonly Screen[] =>
  offeredTo(screens, user).filter((screen) => screen.section === section);

type SettingsScreen = Screen & { readonly settings: NonNullable<Screen['settings']> };
/** These stand in the settings menu of staff. */
export const settingsOf = (screens: readonly Screen[], user: CurrentUser): readonly SettingsScreen[] =>
  offeredTo(screens, user)
    .filter((screen): screen is SettingsScreen => screen.settings !== undefined)
    .filter(
      (screen) =>
        !screen.settings.isRestricted || userHasRole(user, 'superadmin') || hasKey(user, screen.resource, 'read'),
    )
    .toSorted((one, other) => one.settings.order - other.settings.order);
const consoleSections: readonly (Section | undefined)[] = ['work', 'people', 'records'];
/** The console opens there for this person; for students it opens nowhere. */
export const consoleHome = (screens: readonly Screen[], user: CurrentUser): string | undefined => {
  const [first] = [
    ...settingsOf(screens, user),
    // Whoever has a key alone may have nothing in the settings menu.
    ...offeredTo(screens, user).filter(({ section }) => consoleSections.includes(section)),
  ];
  return first && pathIn(first);
};
/** The path of a screen as a link leads to it. */
export const pathIn = ({ path }: Screen): string => path.replace(/\/\*$/, '');
