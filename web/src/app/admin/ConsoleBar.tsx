import MenuIcon from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useIsPhone } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { Bell } from '../shell/Bell.tsx';
import { Brand } from '../shell/Brand.tsx';
import { GoTo } from '../shell/palette/GoTo.tsx';
import { UserMenu } from '../shell/UserMenu.tsx';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { ThemeToggle } from '../../lib/site/index.ts';

/** It is the dark bar that goes over the whole width of the console. */
export function ConsoleBar({ onMenu, isMenuOpen }: { readonly onMenu: () => void; readonly isMenuOpen: boolean }) {
  const t = useMessages(adminMessages);
  const isPhone = useIsPhone();
  return (
    <Box
      component="header"
      data-bar="dark"
      data-stays="top"
      data-print="no"
      sx={{
        bgcolor: 'var(--titlebar)',
        color: 'var(--on-titlebar)',
        height: 54,
        display: 'flex',
        alignItems: 'center',
        gap: '6px',
        px: { xs: '6px', md: '18px' },
        position: 'sticky',
        top: 'var(--above)',
        zIndex: 1000,
        '& .MuiIconButton-root': { color: 'var(--menu-on-dark)' },
        // All of it has its place on the narrowest screens, and where others enlarge the page.
        '@media (max-width:374.98px)': { gap: 0, px: '3px' },
      }}
    >
      {isPhone && (
        <IconButton aria-label={t('openMenu')} aria-haspopup="dialog" aria-expanded={isMenuOpen} onClick={onMenu}>
          <MenuIcon />
        </IconButton>
      )}
      <Brand />
      <Box component="span" sx={{ flex: 1 }} />
      <GoTo />
      <Bell />
      {!isPhone && <ThemeToggle />}
      <UserMenu />
    </Box>
  );
}
