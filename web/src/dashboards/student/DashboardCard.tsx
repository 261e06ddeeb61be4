import type { ReactNode } from 'react';
import { AppLink, SectionCard } from '../../lib/ui/index.ts';

type Props = { readonly title: string; readonly to?: string; readonly link?: string; readonly children: ReactNode };

/** A card of the dashboard with the link to all of its kind. */
export const DashboardCard = ({ title, to, link, children }: Props) => (
  <SectionCard
    title={title}
    aside={to && link && <AppLink to={to}>{link}</AppLink>}
    sx={{ display: 'flex', flexDirection: 'column' }}
  >
    {children}
  </SectionCard>
);
