import { useApolloClient } from '@apollo/client';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, ResourceContextProvider } from 'react-admin';
import { useState, type ReactNode } from 'react';
import type { AdminResource } from '../admin-resource.ts';
import { operationsOf } from '../admin-resources.ts';
import { dataProviderOf } from '../asked/data-provider.ts';
import { i18nProvider } from '../i18n-provider.ts';

/** For tests, it draws a part of a resource's page over the data provider of the console. */
export function InResource({ resource, children }: { readonly resource: AdminResource; readonly children: ReactNode }) {
  const client = useApolloClient();
  const [providers] = useState(() => ({
    dataProvider: dataProviderOf(client, operationsOf([resource])),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  }));
  return (
    <CoreAdminContext {...providers} i18nProvider={i18nProvider}>
      <ResourceContextProvider value={resource.name}>{children}</ResourceContextProvider>
    </CoreAdminContext>
  );
}
