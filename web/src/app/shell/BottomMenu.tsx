import AssignmentTurnedIn from '@mui/icons-material/AssignmentTurnedInOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import MenuIcon from '@mui/icons-material/MenuOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import { styled } from '@mui/material/styles';
import { useState, type ElementType } from 'react';
import { useLocation } from 'react-router';
import { AppLink, lazyPart } from '../../lib/ui/index.ts';
import { isWithin, offeredTo, pathIn, labelOf, type Screen, useScreens } from '../../lib/screens/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { shellMessages } from './shell.messages.ts';

const MoreSheet = lazyPart(async () => (await import('./MoreSheet.tsx')).MoreSheet, null);

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

const icons: Readonly<Record<NonNullable<Screen['phone']>['icon'], ElementType>> = {
  home: HomeOutlined,
  courses: MenuBook,
  assessments: AssignmentTurnedIn,
  attendance: EventAvailable,
};

/** It takes the place of the menus below 768 px. */
export function BottomMenu() {
  const t = useMessages(shellMessages);
  const user = useUser();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const screens = useScreens();
  return (
    <>
      <Nav aria-label={t('menu')} data-stays="bottom">
        {offeredTo(screens, user).map((screen) => {
          if (!screen.phone) return null;
          const Icon = icons[screen.phone.icon];
          return (
            <AppLink
              key={screen.path}
              to={pathIn(screen)}
              aria-current={isWithin(screen, screens, pathname) ? 'page' : undefined}
            >
              <Icon aria-hidden="true" />
              {labelOf(screen, screen.phone)}
            </AppLink>
          );
        })}
        <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <MenuIcon aria-hidden="true" />
          {t('more')}
        </button>
      </Nav>
      {isOpen && <MoreSheet open onClose={() => setOpen(false)} />}
    </>
  );
}
