import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { Suspense, useState, type ReactNode } from 'react';
import { Spinner, useIsPhone } from '../../lib/ui/index.ts';
import { usePageChange } from '../../lib/screens/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { Footer } from '../shell/Footer.tsx';
import { shellMessages } from '../shell/shell.messages.ts';
import { SkipLink } from '../shell/SkipLink.tsx';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { ConsoleBar } from './ConsoleBar.tsx';
import { ConsoleMenu } from './ConsoleMenu.tsx';
import { FollowMode } from '../../console/FollowMode.tsx';
import { Notices } from '../../console/Notices.tsx';
import { ThemeToggle } from '../../lib/site/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { InPlace, isTranslating } from '../../translations/translations.parts.ts';
import { Uploads } from '../../uploads/uploads.parts.ts';

/** Bar, menu at the left, page over the whole width, foot; on phones the menu is a drawer. */
export function ConsoleLayout({ children }: { readonly children?: ReactNode }) {
  const t = useMessages(adminMessages);
  const shell = useMessages(shellMessages);
  const isPhone = useIsPhone();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const close = () => setMenuOpen(false);
  usePageChange();
  const user = useUser();
  return (
    <>
      <FollowMode />
      <Notices />
      <SkipLink />
      <ConsoleBar isMenuOpen={isMenuOpen} onMenu={() => setMenuOpen(true)} />
      {isPhone && (
        <Drawer
          open={isMenuOpen}
          onClose={close}
          slotProps={{ paper: { sx: { width: 282, maxWidth: '85vw' }, 'aria-label': t('menu') } }}
        >
          <ConsoleMenu onFollow={close} />
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              p: '6px 6px 6px 18px',
              borderTop: '1px solid var(--line)',
              color: 'var(--menu)',
            }}
          >
            {shell('theme')}
            <ThemeToggle />
          </Box>
        </Drawer>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '222px minmax(0, 1fr)' },
          flex: 1,
          // Paper has no menu, and the page is as wide as it.
          '@media print': { display: 'block' },
        }}
      >
        {!isPhone && (
          <Box data-print="no" sx={{ bgcolor: 'var(--paper)', borderInlineEnd: '1px solid var(--line)' }}>
            <Box
              sx={{
                position: 'sticky',
                top: 'calc(54px + var(--above))',
                maxHeight: 'calc(100vh - 54px - var(--above))',
                overflowY: 'auto',
              }}
            >
              <ConsoleMenu />
            </Box>
          </Box>
        )}
        <Box sx={{ minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Suspense fallback={<Spinner />}>{children}</Suspense>
          <Footer />
        </Box>
      </Box>
      <Uploads />
      {isTranslating(user) && <InPlace />}
    </>
  );
}
