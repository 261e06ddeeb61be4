import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { Hint } from '../ui/Hint.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { chooseMode, useMode } from '../theme/mode.ts';
import { siteMessages } from './site.messages.ts';

/** Light or dark; until it is used, the system's choice holds. */
export function ThemeToggle() {
  const t = useMessages(siteMessages);
  const isDark = useMode() === 'dark';
  const label = t(isDark ? 'toLight' : 'toDark');
  return (
    <Hint title={label}>
      <IconButton aria-label={label} onClick={() => chooseMode(isDark ? 'light' : 'dark')}>
        {isDark ? <LightMode fontSize="small" /> : <DarkMode fontSize="small" />}
      </IconButton>
    </Hint>
  );
}
