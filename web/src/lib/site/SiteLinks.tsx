import { labelOf } from '../screens/crumbs.ts';
import { useScreens } from '../screens/screens-context.ts';

/** The pages about the site itself, at its foot. */
export const SiteLinks = () =>
  useScreens()
    .filter(({ section }) => section === 'site')
    .map((screen) => (
      <a key={screen.path} href={screen.path}>
        {labelOf(screen)}
      </a>
    ));
