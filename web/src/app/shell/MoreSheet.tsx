import Logout from '@mui/icons-material/LogoutOutlined';
import Translate from '@mui/icons-material/TranslateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { AppLink, SidePanel } from '../../lib/ui/index.ts';
import { consoleHome, labelOf, pathIn, sectionOf, settingsOf, useScreens } from '../../lib/screens/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { translationsMessages } from '../../translations/translations.messages.ts';
import { beginTranslating, mayTranslate } from '../../translations/translations.parts.ts';
import { shellMessages } from './shell.messages.ts';
import { Copyright, LanguagePicker, siteMessages, ThemeToggle, signOut } from '../../lib/site/index.ts';

const heading = { pt: '15px', pb: '3px', fontSize: 12, fontWeight: 600, color: 'var(--ink-3)' };

/** It holds what the phone's bottom menu has no room for. */
export function MoreSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useMessages(shellMessages);
  const site = useMessages(siteMessages);
  const translations = useMessages(translationsMessages);
  const user = useUser();
  const screens = useScreens();
  const staffHome = consoleHome(screens, user);
  const settings = settingsOf(screens, user);
  const inSettings = (isRestricted: boolean) =>
    settings
      .filter((screen) => (screen.settings.isRestricted ?? false) === isRestricted)
      .map((screen) => ({ to: pathIn(screen), label: labelOf(screen, screen.settings) }));
  const inSection = (section: 'own' | 'site') =>
    sectionOf(screens, user, section).map((screen) => ({ to: pathIn(screen), label: labelOf(screen) }));
  const parts = [
    {
      links: [
        ...sectionOf(screens, user, 'main')
          .filter(({ phone }) => !phone)
          .map((screen) => ({ to: pathIn(screen), label: labelOf(screen) })),
        ...inSection('own'),
      ],
    },
    { heading: t('settings'), links: inSettings(false) },
    { heading: t('restricted'), links: inSettings(true) },
    { links: inSection('site') },
  ];
  return (
    <SidePanel open={open} title={user.fullName} onClose={onClose}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          '& > a, & > div': {
            minHeight: 48,
            display: 'flex',
            alignItems: 'center',
            borderBottom: '1px solid var(--line)',
            color: 'var(--ink)',
          },
        }}
      >
        {staffHome && <a href={staffHome}>{t('staffConsole')}</a>}
        {parts.map(({ heading: name, links }, n) => (
          <Fragment key={n}>
            {name && links.length > 0 && (
              <Typography component="h3" sx={heading}>
                {name}
              </Typography>
            )}
            {links.map(({ to, label }) => (
              <AppLink key={to} to={to} onClick={onClose}>
                {label}
              </AppLink>
            ))}
          </Fragment>
        ))}
        <Box sx={{ justifyContent: 'space-between' }}>
          {t('theme')}
          <ThemeToggle />
        </Box>
        <Box sx={{ justifyContent: 'space-between' }}>
          {site('language')}
          <LanguagePicker />
        </Box>
        {mayTranslate(user) && (
          <Button variant="outlined" startIcon={<Translate />} onClick={beginTranslating} sx={{ mt: '18px' }}>
            {translations('start')}
          </Button>
        )}
        <Button variant="outlined" startIcon={<Logout />} onClick={() => void signOut()} sx={{ mt: '18px' }}>
          {t('signOut')}
        </Button>
        <Box component="footer" sx={{ mt: '18px', fontSize: 13, color: 'var(--ink-3)' }}>
          <Copyright />
        </Box>
      </Box>
    </SidePanel>
  );
}
