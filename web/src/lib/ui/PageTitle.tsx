import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useContext, useEffect } from 'react';
import { crumbsOf, type Place } from '../screens/crumbs.ts';
import { StartContext } from '../session/start.ts';

/** Names the window and its place in the history: the page first, what it belongs to after it, the product last. */
export function usePageName(...names: readonly string[]): void {
  const product = useContext(StartContext)?.config.appName;
  const name = [...names, product].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = name;
  }, [name]);
}

type Props = Omit<TypographyProps<'h1'>, 'component'> & {
  readonly children: string;
  readonly place?: Place | undefined;
};

/** The title of a page: the focus moves to it when the route changes, and the window is named after it and its place. */
export function PageTitle({ place, children, ...rest }: Props) {
  usePageName(...(place ? crumbsOf(place, children).map(({ label }) => label) : [children]).toReversed());
  return (
    <Typography component="h1" variant="h1" tabIndex={-1} data-page-title="" {...rest}>
      {children}
    </Typography>
  );
}
