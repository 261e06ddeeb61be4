import type { ApolloClient } from '@apollo/client';
import { AdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { useState } from 'react';
import { Route, useLocation, useNavigate } from 'react-router';
import { mayOpen, useStart, useUser } from '../../lib/session/index.ts';
import { Spinner, pageOf } from '../../lib/ui/index.ts';
import { Elsewhere } from '../shell/Elsewhere.tsx';
import { useMode } from '../../lib/theme/index.ts';
import { AdminResources } from '../../console/admin-resources.ts';
import { authProviderOf } from '../../console/auth-provider.ts';
import { ConsoleCrash } from './ConsoleCrash.tsx';
import { ConsoleLayout } from './ConsoleLayout.tsx';
import { consoleRouterOf } from '../../console/console-router.ts';
import { consoleTheme } from '../../console/console-theme.ts';
import { dataProviderOf } from '../../console/asked/data-provider.ts';
import { i18nProvider } from '../../console/i18n-provider.ts';
import { paramsAt, type Screen } from '../../lib/screens/index.ts';
import { screens } from '../screens.ts';
import { preferenceStore } from '../../console/preference-store.ts';
import { newQueryClient } from '../../console/asked/query-client.ts';
import { operations, resources } from './resources.ts';

const Loading = () => <Spinner />;
const [light, dark] = [consoleTheme('light'), consoleTheme('dark')];

function ScreenBelow({ screen }: { readonly screen: Screen }) {
  const { pathname } = useLocation();
  const Page = pageOf(screen);
  return <Page key={pathname} {...paramsAt(screen, pathname)} />;
}
const routeOf = (screen: Screen, path: string) => (
  <Route key={screen.path} path={path} element={<ScreenBelow screen={screen} />} />
);
/** Pages of the console that are part of no list. */
const besideLists = screens.filter(
  ({ app, path }) => app === 'admin' && !resources.some(({ name }) => `${path}/`.startsWith(`/${name}/`)),
);

/** react-admin over the site's own session, messages, theme and GraphQL client. Only what this person may open is there. */
export function Console({ client }: { readonly client: ApolloClient<object> }) {
  const user = useUser();
  const { config } = useStart();
  const mode = useMode();
  const navigate = useNavigate();
  const [providers] = useState(() => ({
    dataProvider: dataProviderOf(client, operations),
    authProvider: authProviderOf(user, resources),
    routerProvider: consoleRouterOf(navigate),
    store: preferenceStore(user._id, { theme: mode }),
    queryClient: newQueryClient(),
  }));
  return (
    <AdminContext {...providers} i18nProvider={i18nProvider} lightTheme={light} darkTheme={dark} defaultTheme={mode}>
      <AdminResources value={resources}>
        <CoreAdminUI
          layout={ConsoleLayout}
          catchAll={Elsewhere}
          loading={Loading}
          error={ConsoleCrash}
          title={config.appName}
          disableTelemetry
          requireAuth
        >
          {resources
            .filter(({ screens: { list } }) => mayOpen(user, list))
            .map(({ name, screens: { list, edit } }) => (
              <Resource
                key={name}
                name={name}
                list={pageOf(list)}
                {...(edit && { show: pageOf(edit), edit: pageOf(edit) })}
              >
                {/* What stands below it besides its list and its records. */}
                {screens
                  .filter((screen) => screen.path.startsWith(`/${name}/`) && screen !== list && screen !== edit)
                  .map((screen) => routeOf(screen, screen.path.slice(name.length + 2)))}
              </Resource>
            ))}
          <CustomRoutes>
            {besideLists.filter((screen) => mayOpen(user, screen)).map((screen) => routeOf(screen, screen.path))}
          </CustomRoutes>
        </CoreAdminUI>
      </AdminResources>
    </AdminContext>
  );
}
