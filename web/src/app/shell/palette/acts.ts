import { useMemo } from 'react';
import { appState, remember } from '../../../lib/session/index.ts';
import { notify } from '../../../lib/ui/index.ts';
import { useMessages } from '../../../lib/i18n/index.ts';
import { chooseMode, useMode } from '../../../lib/theme/index.ts';
import { shellMessages } from '../shell.messages.ts';
import { paletteMessages } from './palette.messages.ts';
import { siteMessages, signOut } from '../../../lib/site/index.ts';

type Act = { readonly label: string; readonly run: () => void };

/** These can be done from every page. */
export function useActs(): readonly Act[] {
  const t = useMessages(paletteMessages);
  const shell = useMessages(shellMessages);
  const site = useMessages(siteMessages);
  const isDark = useMode() === 'dark';
  return useMemo(() => {
    const hasLetters = appState().hasLetterKeys ?? true;
    const switchLetters = () => {
      remember({ hasLetterKeys: !hasLetters });
      notify(t(hasLetters ? 'lettersAreOff' : 'lettersAreOn'));
    };
    return [
      { label: site(isDark ? 'toLight' : 'toDark'), run: () => chooseMode(isDark ? 'light' : 'dark') },
      { label: t(hasLetters ? 'lettersOff' : 'lettersOn'), run: switchLetters },
      { label: shell('signOut'), run: () => void signOut() },
    ];
  }, [isDark, shell, site, t]);
}
