import { labelOf, offeredTo, pathIn, type Screen } from '../../../lib/screens/index.ts';
import { type CurrentUser, mayOpen } from '../../../lib/session/index.ts';

const parts = { public: 'site', student: 'own', admin: 'console' } as const;
/** A page that the palette offers. `keys` are the letters that lead there, one after the other. */
type Page = {
  readonly to: string;
  readonly label: string;
  readonly section: (typeof parts)[Screen['app']];
  readonly keys?: string | undefined;
};

/** Every page that this person may open without choosing a record first, in the order of the menus. */
export function pagesFor(screens: readonly Screen[], user: CurrentUser): readonly Page[] {
  const all = offeredTo(screens, user)
    .filter(({ label, order }) => label !== undefined && order !== undefined)
    .flatMap((screen): Page[] => {
      const to = pathIn(screen);
      const section = parts[screen.app];
      const tabs = (screen.tabs ?? [])
        .filter((entry) => entry.label !== undefined && mayOpen(user, { role: entry.role }))
        .map((entry) => ({ to: `${to}?tab=${entry.tab}`, label: labelOf(entry), section }));
      return [{ to, label: labelOf(screen), section, keys: screen.keys }, ...tabs];
    });
  return (['own', 'console', 'site'] as const).flatMap((section) => all.filter((page) => page.section === section));
}
