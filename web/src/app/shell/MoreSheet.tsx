import Logout from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AppLink, LanguagePicker, SidePanel, ThemeToggle } from '../../lib/ui/index.ts';
import { signOut, useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { consoleHome, ownMenu, settingsMenu } from './menus.ts';
import { shellMessages } from './shell.messages.ts';

/** What the phone's bottom menu has no room for. */
export function MoreSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useMessages(shellMessages);
  const user = useUser();
  const links = [
    ...ownMenu(user).map(({ to, label }) => ({ to, label: t(label) })),
    ...(consoleHome(user) ? settingsMenu(user).map(({ to, label }) => ({ to, label: t(label) })) : []),
    { to: '/privacy', label: t('privacy') },
    { to: '/terms', label: t('terms') },
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
        {links.map(({ to, label }) => (
          <AppLink key={to} to={to} onClick={onClose}>
            {label}
          </AppLink>
        ))}
        <Box sx={{ justifyContent: 'space-between' }}>
          {t('theme')}
          <ThemeToggle />
        </Box>
        <Box sx={{ justifyContent: 'space-between' }}>
          {t('language')}
          <LanguagePicker />
        </Box>
        <Button variant="outlined" startIcon={<Logout />} onClick={() => void signOut()} sx={{ mt: '18px' }}>
          {t('signOut')}
        </Button>
      </Box>
    </SidePanel>
  );
}
