import { ApolloProvider } from '@apollo/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createApollo } from '../../lib/data/index.ts';
import { EntryGates } from '../shell/EntryGates.tsx';
import { RouteCrash } from '../shell/RouteCrash.tsx';
import { Console } from './Console.tsx';

const client = createApollo();
const router = createBrowserRouter([{ path: '*', element: <Console client={client} />, ErrorBoundary: RouteCrash }]);

/** The console of the staff. */
export default function AdminApp() {
  return (
    <ApolloProvider client={client}>
      <EntryGates>
        <RouterProvider router={router} />
      </EntryGates>
    </ApolloProvider>
  );
}
