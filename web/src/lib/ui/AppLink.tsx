import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { screenAt } from '../screens/match.ts';
import { useScreens } from '../screens/screens-context.ts';
import { useStart } from '../session/start.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string };

/** A link to any page of ours: without loading anew where the present app shows it, as a plain link where another one does. */
export function AppLink({ to, ...rest }: Props) {
  const { app } = useStart();
  return screenAt(useScreens(), to.split(/[?#]/)[0] ?? to)?.app === app ? (
    <Link to={to} {...rest} />
  ) : (
    <a href={to} {...rest} />
  );
}
