import './lib/theme/fonts.css';
import './lib/theme/tokens.css';
import './lib/theme/base.css';
import { lazy, StrictMode, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import localeFiles from 'virtual:locale-files';
import { boot } from './app/boot.ts';
import { followErrors, loadChunk } from './lib/data/index.ts';
import { type AppName, cachedUser, followSession, StartContext } from './lib/session/index.ts';
import { screenAt, ScreensContext } from './lib/screens/index.ts';
import { Spinner } from './lib/ui/index.ts';
import { dashboardParts, screens } from './app/screens.ts';
import { ErrorBoundary } from './app/shell/ErrorBoundary.tsx';
import { keepFocus } from './app/shell/keep-focus.ts';
import { lateToasts } from './app/shell/late-toasts.tsx';
import { Unreachable } from './app/shell/Unreachable.tsx';
import { signIn } from './accounts/accounts.screens.ts';
import { dashboard } from './dashboards/dashboards.screens.ts';
import { followMode, Themed } from './lib/theme/index.ts';

// Sign-in and the documents come without a GraphQL client and a router; the rest is loaded for those who are in.
const apps: Readonly<Record<AppName, () => Promise<{ default: () => ReactNode }>>> = {
  public: () => import('./app/public/PublicApp.tsx'),
  student: () => import('./app/student/StudentApp.tsx'),
  admin: () => import('./app/admin/AdminApp.tsx'),
};

const ImpersonationBanner = lazy(() => loadChunk(() => import('./app/shell/ImpersonationBanner.tsx')));

// The schemas of the events are parsed without made-up functions: trying one is reported by the policy of the page, though nothing came of it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
followMode();
followErrors();
keepFocus();
// The part and the page that will most likely be shown are fetched while the first questions are asked, and their texts with them.
const asked = screenAt(screens, location.pathname);
// The server has seen whether the browser has a session; in development there is what this device remembers.
const said = document.querySelector<HTMLMetaElement>('meta[name="member"]')?.content;
const isMember = said === 'yes' || (said !== 'no' && cachedUser() !== undefined);
const likely = isMember ? (asked?.signedIn ? dashboard : asked) : asked?.app === 'public' ? asked : signIn;
const expected = likely?.app ?? 'student';
apps[expected]().catch(() => undefined);
const page = Promise.resolve(likely?.load?.()).catch(() => undefined);
// The cards come while the heading is drawn, which waits for none of them, and before the answer that they show.
if (likely === dashboard)
  void page.then(() => {
    for (const part of dashboardParts)
      if (part.kind === 'card' && part.dashboard !== 'staff') part.load().catch(() => undefined);
  });
const Toasts = lateToasts(() => import('./lib/ui/toasts/styled-toasts.ts'), page);

const root = createRoot(document.getElementById('root')!);
const show = (content: ReactNode) =>
  root.render(
    <StrictMode>
      <Themed>
        <ScreensContext value={screens}>
          <ErrorBoundary>{content}</ErrorBoundary>
        </ScreensContext>
      </Themed>
    </StrictMode>,
  );

async function main(): Promise<void> {
  show(<Spinner />);
  const start = await boot(localeFiles, expected);
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
      <Toasts />
    </StartContext>,
  );
}
main().catch((error: unknown) => show(<Unreachable error={error} />));
