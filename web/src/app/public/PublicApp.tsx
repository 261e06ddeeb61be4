import { useEffect } from 'react';
import { paramsAt, screenAt, useScreens } from '../../lib/screens/index.ts';
import { publicMoves, usePublicPath } from '../../lib/session/index.ts';
import { lazyPart, pageOf } from '../../lib/ui/index.ts';

const PlainFrame = lazyPart(async () => (await import('./PlainFrame.tsx')).PlainFrame);
const NotFound = lazyPart(async () => (await import('../shell/NotFound.tsx')).NotFound);

/** It shows what needs nobody to be signed in. It has no router: there is one screen at a time, and it is loaded when it is asked for. */
export default function PublicApp() {
  const path = usePublicPath();
  const screen = screenAt(useScreens(), path);
  // After a change of page reading begins at its title, unless a field has the focus.
  useEffect(() => {
    if (publicMoves() > 0 && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-page-title]')?.focus();
  }, [path]);
  if (screen?.app !== 'public')
    return (
      <PlainFrame>
        <NotFound />
      </PlainFrame>
    );
  const Page = pageOf(screen);
  const page = <Page key={path} {...paramsAt(screen, path)} />;
  return screen.isBare ? page : <PlainFrame>{page}</PlainFrame>;
}
