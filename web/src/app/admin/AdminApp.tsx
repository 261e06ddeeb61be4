import { ApolloProvider } from '@apollo/client';
import { RouterProvider } from 'react-router/dom';
import { createApollo } from '../../lib/data/index.ts';
import { EntryGates } from '../shell/EntryGates.tsx';
import { NewVersion } from '../shell/new-version/NewVersion.tsx';
import { pageRouter } from '../shell/page-router.ts';
import { RouteCrash } from '../shell/RouteCrash.tsx';
import { Console } from './Console.tsx';

const client = createApollo();
const routerOfPage = pageRouter([{ path: '*', element: <Console client={client} />, ErrorBoundary: RouteCrash }]);

export default function AdminApp() {
  return (
    <ApolloProvider client={client}>
      <NewVersion />
      <EntryGates>
        <RouterProvider router={routerOfPage()} />
      </EntryGates>
    </ApolloProvider>
  );
}
