import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router';
import { AppLink } from '../../lib/ui/index.ts';
import { consoleHome, isWithin, labelOf, pathIn, sectionOf, useScreens } from '../../lib/screens/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { shellMessages } from './shell.messages.ts';

const Nav = styled('nav')({
  display: 'flex',
  gap: 3,
  marginInlineStart: 24,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    height: 60,
    padding: '0 15px',
    color: 'var(--menu-on-dark)',
    fontWeight: 500,
    position: 'relative',
    whiteSpace: 'nowrap',
  },
  '@media (max-width:1023.98px)': {
    marginInlineStart: 12,
    '& a': { padding: '0 9px' },
    '& a[aria-current]::after': { insetInline: 9 },
  },
  '& a:hover': { color: 'var(--on-titlebar)', textDecoration: 'none' },
  '& a:focus-visible': { outlineOffset: -3 },
  '& a[aria-current]': { color: 'var(--on-titlebar)' },
  '& a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 15,
    bottom: 0,
    height: 3,
    background: 'var(--bar-accent)',
    borderRadius: '3px 3px 0 0',
  },
});

/** The menu from 768 px. Students find their pages, staff the console too. */
export function TopMenu() {
  const t = useMessages(shellMessages);
  const user = useUser();
  const { pathname } = useLocation();
  const screens = useScreens();
  const staffHome = consoleHome(screens, user);
  return (
    <Nav aria-label={t('menu')}>
      {sectionOf(screens, user, 'main').map((screen) => (
        <AppLink
          key={screen.path}
          to={pathIn(screen)}
          aria-current={isWithin(screen, screens, pathname) ? 'page' : undefined}
        >
          {labelOf(screen)}
        </AppLink>
      ))}
      {staffHome && <a href={staffHome}>{t('staffConsole')}</a>}
    </Nav>
  );
}
