import 'react-toastify/ReactToastify.css';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/toasts.css';
import { lazy, StrictMode, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import localeFiles from 'virtual:locale-files';
import { boot } from './boot.ts';
import { loadChunk } from './kernel/load-chunk.ts';
import { followErrors } from './kernel/report-error.ts';
import { routeOf, type AppName } from './kernel/routes.ts';
import { cachedUser, followSession } from './kernel/session.ts';
import { Spinner } from './kernel/Spinner.tsx';
import { StartContext } from './kernel/start.ts';
import { Toasts } from './kernel/Toasts.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Unreachable } from './shell/Unreachable.tsx';
import { followMode } from './theme/mode.ts';
import { Themed } from './theme/Themed.tsx';

// Sign-in and the documents come without a GraphQL client and a router; the rest is loaded for those who are in.
const apps: Readonly<Record<AppName, () => Promise<{ default: () => ReactNode }>>> = {
  public: () => import('./public-app/PublicApp.tsx'),
  student: () => import('./student-app/StudentApp.tsx'),
  admin: () => import('./admin-app/AdminApp.tsx'),
};

const ImpersonationBanner = lazy(() => loadChunk(() => import('./shell/ImpersonationBanner.tsx')));

// The schemas of the events are parsed without made-up functions: trying one is reported by the policy of the page, though nothing came of it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
followMode();
followErrors();
// The part that will most likely be shown is fetched while the first questions are asked.
apps[cachedUser() ? (routeOf(location.pathname)?.app ?? 'student') : 'public']().catch(() => undefined);

const root = createRoot(document.getElementById('root')!);
const show = (content: ReactNode) =>
  root.render(
    <StrictMode>
      <Themed>
        <ErrorBoundary>{content}</ErrorBoundary>
        <Toasts />
      </Themed>
    </StrictMode>,
  );

async function main(): Promise<void> {
  show(<Spinner />);
  const start = await boot(localeFiles);
  followSession();
  document.title = start.config.appName;
  const { default: App } = await loadChunk(apps[start.app]);
  show(
    <StartContext value={start}>
      {start.user?.impersonation && (
        <Suspense fallback={null}>
          <ImpersonationBanner name={start.user.fullName} impersonation={start.user.impersonation} />
        </Suspense>
      )}
      <App />
    </StartContext>,
  );
}
main().catch((error: unknown) => show(<Unreachable error={error} />));
