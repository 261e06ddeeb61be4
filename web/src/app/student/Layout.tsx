import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { useIsPhone } from '../../lib/ui/index.ts';
import { usePageChange } from '../../lib/screens/index.ts';
import { Bell } from '../shell/Bell.tsx';
import { BottomMenu } from '../shell/BottomMenu.tsx';
import { Footer } from '../shell/Footer.tsx';
import { PageProgress } from '../shell/PageProgress.tsx';
import { GoTo } from '../shell/palette/GoTo.tsx';
import { SkipLink } from '../shell/SkipLink.tsx';
import { TitleBar } from '../shell/TitleBar.tsx';
import { TopMenu } from '../shell/TopMenu.tsx';
import { UserMenu } from '../shell/UserMenu.tsx';
import { ThemeToggle } from '../../lib/site/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { InPlace, isTranslating } from '../../translations/translations.parts.ts';
import { Uploads } from '../../uploads/uploads.parts.ts';

/** Bar, page, foot; on phones the menu is at the bottom and takes over what the foot says. */
export function Layout() {
  const isPhone = useIsPhone();
  usePageChange();
  const user = useUser();
  return (
    <>
      <SkipLink />
      <PageProgress />
      <TitleBar menu={isPhone ? undefined : <TopMenu />}>
        <GoTo />
        <Bell />
        {!isPhone && (
          <>
            <ThemeToggle />
            <UserMenu />
          </>
        )}
      </TitleBar>
      <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', pb: { xs: '84px', md: 0 } }}>
        <Outlet />
      </Box>
      {isPhone ? <BottomMenu /> : <Footer />}
      <Uploads isAboveMenu={isPhone} />
      {isTranslating(user) && <InPlace />}
    </>
  );
}
