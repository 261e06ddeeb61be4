import Button from '@mui/material/Button';
import { DocumentPage } from '../../documents/public/DocumentPage.tsx';
import { useStart } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { Footer } from '../shell/Footer.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { shellMessages } from '../shell/shell.messages.ts';
import { SkipLink } from '../shell/SkipLink.tsx';
import { TitleBar } from '../shell/TitleBar.tsx';

/** The pages that need nobody to be signed in, below the bar. */
export function PlainPagesOf({ path }: { readonly path: string }) {
  const t = useMessages(shellMessages);
  const { found, user } = useStart();
  return (
    <>
      <SkipLink />
      <TitleBar>
        {!user && (
          <Button
            href="/login"
            sx={{ color: 'var(--on-titlebar)', '&:hover': { backgroundColor: 'var(--titlebar-2)' } }}
          >
            {t('signIn')}
          </Button>
        )}
      </TitleBar>
      {found ? <DocumentPage title={path.replaceAll('/', '')} /> : <NotFound />}
      <Footer />
    </>
  );
}
export default function PlainPages() {
  return <PlainPagesOf path={location.pathname} />;
}
