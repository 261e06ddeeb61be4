import { useTheme } from 'react-admin';
import { useEffect } from 'react';
import { useMode } from '../lib/theme/index.ts';

/** react-admin shows the mode that the site is in; the switch is the site's own. */
export function FollowMode(): null {
  const mode = useMode();
  const [current, show] = useTheme(mode);
  useEffect(() => {
    if (current !== mode) show(mode);
  }, [mode, show, current]);
  return null;
}
