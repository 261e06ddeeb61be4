import { lazy, Suspense } from 'react';
import { SignInPage } from '../../accounts/public/SignInPage.tsx';
import { loadChunk } from '../../lib/data/index.ts';
import { routeOf, usePublicPath } from '../../lib/session/index.ts';
import { Spinner } from '../../lib/ui/index.ts';

const PlainPages = lazy(() => loadChunk(() => import('./PlainPages.tsx')));
const Doors = lazy(() => loadChunk(() => import('../../accounts/public/Doors.tsx')));
const isPlain = /^\/(privacy|terms|docs)\/?$/;
const MicrosoftCallbackPage = lazy(() => loadChunk(() => import('../../accounts/public/MicrosoftCallbackPage.tsx')));

/** What visitors see: the sign-in page at once; everything else is loaded when it is asked for. */
export default function PublicApp() {
  const path = usePublicPath();
  if (/^\/(login\/?)?$/.test(path)) return <SignInPage />;
  if (/^\/msauth\/callback\/?$/.test(path))
    return (
      <Suspense fallback={<Spinner />}>
        <MicrosoftCallbackPage />
      </Suspense>
    );
  const isDoor = routeOf(path)?.app === 'public' && !isPlain.test(path);
  return <Suspense fallback={<Spinner />}>{isDoor ? <Doors path={path} /> : <PlainPages />}</Suspense>;
}
