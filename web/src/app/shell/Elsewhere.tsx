import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { decideRoute, useScreens } from '../../lib/screens/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { Spinner } from '../../lib/ui/index.ts';
import { NotFound } from './NotFound.tsx';

/** An address that no route here has: a page of another part of the site, or none at all. */
export function Elsewhere() {
  const { app, user } = useStart();
  const { pathname, search } = useLocation();
  const decision = decideRoute(useScreens(), pathname, search, user);
  const isOurs = 'app' in decision && decision.app === app;
  useEffect(() => {
    // What is there, or why it is not, is decided when the page loads.
    if (!isOurs) location.replace(pathname + search);
  });
  return isOurs ? <NotFound /> : <Spinner />;
}
