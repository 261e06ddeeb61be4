import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { screenAt } from '../screens/match.ts';
import { useScreens } from '../screens/screens-context.ts';
import { mayOpen } from '../session/roles.ts';
import { useStart } from '../session/start.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string };

/**
 * A link to any page of ours: without loading anew where the present app shows it, as a plain link where another one does. What leads to a page that
 * the person may not open is its text alone.
 */
export function AppLink({ to, ...rest }: Props) {
  const { app, user } = useStart();
  const screen = screenAt(useScreens(), to.split(/[?#]/)[0] ?? to);
  if (user && screen && !mayOpen(user, screen)) return <span {...rest} />;
  return screen?.app === app ? <Link to={to} {...rest} /> : <a href={to} {...rest} />;
}
