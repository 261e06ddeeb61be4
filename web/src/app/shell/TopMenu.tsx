import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router';
import { AppLink } from '../../lib/ui/index.ts';
import { isStudent, useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { consoleHome, isBelow } from './menus.ts';
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
  const staffHome = consoleHome(user);
  const link = (to: string, label: string) => (
    <AppLink to={to} {...(isBelow(to, pathname) ? { 'aria-current': 'page' as const } : {})}>
      {label}
    </AppLink>
  );
  return (
    <Nav aria-label={t('menu')}>
      {link('/dashboard', t('dashboard'))}
      {isStudent(user) && link('/student/assessments', t('assessments'))}
      {isStudent(user) && link('/student/attendance', t('attendance'))}
      {staffHome && <a href={staffHome}>{t('staffConsole')}</a>}
    </Nav>
  );
}
