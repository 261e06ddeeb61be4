import AssignmentTurnedIn from '@mui/icons-material/AssignmentTurnedInOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import MenuIcon from '@mui/icons-material/MenuOutlined';
import NotificationsNone from '@mui/icons-material/NotificationsNoneOutlined';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState, type ElementType } from 'react';
import { useLocation } from 'react-router';
import { AppLink } from '../../lib/ui/index.ts';
import { loadChunk } from '../../lib/data/index.ts';
import { isStudent, useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { isBelow } from './menus.ts';
import { shellMessages } from './shell.messages.ts';

const MoreSheet = lazy(() => loadChunk(async () => ({ default: (await import('./MoreSheet.tsx')).MoreSheet })));

const Nav = styled('nav')({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 1000,
  display: 'flex',
  minHeight: 60,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: 'var(--paper)',
  borderTop: '1px solid var(--line)',
  '& > *': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    fontSize: 11,
    fontWeight: 600,
    color: 'var(--menu)',
    border: 0,
    background: 'none',
    // A long word takes of the room of the short ones before it is cut.
    flex: '1 1 auto',
    padding: '0 3px',
    minWidth: 54,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& > *:focus-visible': { outlineOffset: -3 },
  '& [aria-current]': { color: 'var(--primary)' },
  '& [aria-current]::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    left: '50%',
    marginLeft: -18,
    width: 36,
    height: 3,
    background: 'var(--primary)',
    borderRadius: '0 0 3px 3px',
  },
  '@media print': { display: 'none' },
});

/** The menu below 768 px. */
export function BottomMenu() {
  const t = useMessages(shellMessages);
  const user = useUser();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const item = (to: string, label: string, Icon: ElementType) => (
    <AppLink to={to} {...(isBelow(to, pathname) ? { 'aria-current': 'page' as const } : {})}>
      <Icon aria-hidden="true" />
      {label}
    </AppLink>
  );
  return (
    <>
      <Nav aria-label={t('menu')}>
        {item('/dashboard', t('homeItem'), HomeOutlined)}
        {isStudent(user) && item('/student/assessments', t('assessments'), AssignmentTurnedIn)}
        {isStudent(user) && item('/student/attendance', t('attendance'), EventAvailable)}
        {item('/notifications', t('notifications'), NotificationsNone)}
        <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <MenuIcon aria-hidden="true" />
          {t('more')}
        </button>
      </Nav>
      {isOpen && (
        <Suspense fallback={null}>
          <MoreSheet open onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
