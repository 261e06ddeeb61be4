import Language from '@mui/icons-material/LanguageOutlined';
import Box from '@mui/material/Box';
import { useState, type KeyboardEvent } from 'react';
import { appState } from '../session/app-state.ts';
import { changeLocale, pseudoLocale } from './change-locale.ts';
import { currentLocale } from '../i18n/i18n.ts';
import { useStart } from '../session/start.ts';
import { notifyError } from '../notices/notify.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { siteMessages } from './site.messages.ts';

/** Arrows would choose at once where a closed list hears them, and the first step would already load the page anew. They open it instead. */
function open(event: KeyboardEvent<HTMLSelectElement>): void {
  if (!['ArrowUp', 'ArrowDown'].includes(event.key) || typeof event.currentTarget.showPicker !== 'function') return;
  event.preventDefault();
  event.currentTarget.showPicker();
}

/** Every language in its own name. A choice is kept in the profile and on this device, and the page loads anew. */
export function LanguagePicker() {
  const t = useMessages(siteMessages);
  const { config, user } = useStart();
  const [isBusy, setBusy] = useState(false);
  const isDevelopment = config.environment === 'development';
  const locales = [...config.locales, ...(isDevelopment ? [{ value: pseudoLocale, label: 'Pseudo' }] : [])];
  const choose = async (locale: string) => {
    setBusy(true);
    await changeLocale(locale, user).catch(notifyError);
    setBusy(false);
  };
  return (
    <Box
      component="label"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px', color: 'var(--menu)', '& svg': { fontSize: 18 } }}
    >
      <Language aria-hidden="true" />
      <Box
        component="select"
        aria-label={t('language')}
        value={isDevelopment && appState().isPseudo ? pseudoLocale : currentLocale()}
        disabled={isBusy}
        onKeyDown={open}
        onChange={(event) => void choose(event.target.value)}
        sx={{
          border: 0,
          background: 'none',
          color: 'inherit',
          font: 'inherit',
          minHeight: { xs: 48, md: 36 },
          cursor: 'pointer',
          fieldSizing: 'content',
          '& option': { background: 'var(--raised)', color: 'var(--ink)' },
        }}
      >
        {locales.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Box>
    </Box>
  );
}
