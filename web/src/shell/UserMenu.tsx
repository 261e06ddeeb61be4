import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { AppLink } from '../kernel/AppLink.tsx';
import { signOut } from '../kernel/sign-out.ts';
import { useUser } from '../kernel/start.ts';
import { useMessages } from '../kernel/use-messages.ts';
import { Avatar } from './Avatar.tsx';
import { settingsMenu } from './menus.ts';
import { shellMessages } from './shell.messages.ts';

const heading = { fontSize: 12, lineHeight: '30px', fontWeight: 600, color: 'var(--ink-3)', background: 'none' };

/** Who is signed in, what this person's roles may set, and the way out. */
export function UserMenu() {
  const t = useMessages(shellMessages);
  const user = useUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const items = settingsMenu(user);
  const close = () => setAnchor(null);
  const entries = (isRestricted: boolean) =>
    items
      .filter((item) => (item.isRestricted ?? false) === isRestricted)
      .map(({ to, label }) => (
        <MenuItem key={to} component={AppLink} to={to} onClick={close} sx={{ color: 'var(--ink)' }}>
          {t(label)}
        </MenuItem>
      ));
  const restricted = entries(true);
  return (
    <>
      <ButtonBase
        aria-label={t('account', { name: user.fullName })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ gap: '9px', px: '6px', minHeight: 42, fontSize: 14, fontWeight: 500, borderRadius: 'var(--r-s)', minWidth: 0 }}
      >
        <Avatar name={user.fullName} />
        <Box component="span" sx={{ maxWidth: 168, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', display: { xs: 'none', md: 'block' } }}>
          {user.fullName}
        </Box>
        <ExpandMore sx={{ fontSize: 18 }} aria-hidden="true" />
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {items.length > restricted.length && <ListSubheader sx={heading}>{t('settings')}</ListSubheader>}
        {entries(false)}
        {restricted.length > 0 && <ListSubheader sx={heading}>{t('restricted')}</ListSubheader>}
        {restricted}
        {items.length > 0 && <Divider />}
        <MenuItem onClick={() => void signOut()}>
          <Logout fontSize="small" aria-hidden="true" />
          {t('signOut')}
        </MenuItem>
      </Menu>
    </>
  );
}
