import Logout from '@mui/icons-material/LogoutOutlined';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { AppLink } from '../../lib/ui/index.ts';
import { labelOf, pathIn, sectionOf, settingsOf, useScreens } from '../../lib/screens/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { signOut } from '../../lib/site/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { beginTranslating, mayTranslate } from '../../translations/translations.parts.ts';
import { translationsMessages } from '../../translations/translations.messages.ts';
import { shellMessages } from './shell.messages.ts';

const heading = { fontSize: 12, lineHeight: '30px', fontWeight: 600, color: 'var(--ink-3)', background: 'none' };

type Props = {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
};

/** What this person's roles may set, and the way out. */
export function UserMenuList({ anchor, onClose }: Props) {
  const t = useMessages(shellMessages);
  const translations = useMessages(translationsMessages);
  const user = useUser();
  const screens = useScreens();
  const items = settingsOf(screens, user);
  const own = sectionOf(screens, user, 'own');
  const entries = (isRestricted: boolean) =>
    items
      .filter(({ settings }) => (settings.isRestricted ?? false) === isRestricted)
      .map((screen) => (
        <MenuItem
          key={screen.path}
          component={AppLink}
          to={pathIn(screen)}
          onClick={onClose}
          sx={{ color: 'var(--ink)' }}
        >
          {labelOf(screen, screen.settings)}
        </MenuItem>
      ));
  const restricted = entries(true);
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('account', { name: user.fullName }) } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {own.map((screen) => (
        <MenuItem
          key={screen.path}
          component={AppLink}
          to={pathIn(screen)}
          onClick={onClose}
          sx={{ color: 'var(--ink)' }}
        >
          {labelOf(screen)}
        </MenuItem>
      ))}
      {own.length > 0 && <Divider />}
      {items.length > restricted.length && (
        <ListSubheader role="presentation" sx={heading}>
          {t('settings')}
        </ListSubheader>
      )}
      {entries(false)}
      {restricted.length > 0 && (
        <ListSubheader role="presentation" sx={heading}>
          {t('restricted')}
        </ListSubheader>
      )}
      {restricted}
      {items.length > 0 && <Divider />}
      {mayTranslate(user) && <MenuItem onClick={beginTranslating}>{translations('start')}</MenuItem>}
      <MenuItem onClick={() => void signOut()}>
        <Logout fontSize="small" aria-hidden="true" />
        {t('signOut')}
      </MenuItem>
    </Menu>
  );
}
