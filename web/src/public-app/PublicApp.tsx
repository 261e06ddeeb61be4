import { lazy, Suspense } from 'react';
import { SignInPage } from '../accounts/public/SignInPage.tsx';
import { loadChunk } from '../kernel/load-chunk.ts';
import { Spinner } from '../kernel/Spinner.tsx';
import { useStart } from '../kernel/start.ts';

const PlainPages = lazy(() => loadChunk(() => import('./PlainPages.tsx')));
const EnrolPage = lazy(() => loadChunk(() => import('../accounts/public/EnrolPage.tsx')));

/** What visitors see: the sign-in page at once; documents and the page that is not there are loaded when they are asked for. */
export default function PublicApp() {
  const { found } = useStart();
  if (found && /^\/(login\/?)?$/.test(location.pathname)) return <SignInPage />;
  return <Suspense fallback={<Spinner />}>{found && location.pathname.startsWith('/enroll-account/') ? <EnrolPage /> : <PlainPages />}</Suspense>;
}
