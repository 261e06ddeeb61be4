import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AppLink } from '../../lib/ui/index.ts';

type Props = { readonly title: string; readonly to?: string; readonly link?: string; readonly children: ReactNode };

/** A card of the dashboard with the link to all of its kind. */
export const DashboardCard = ({ title, to, link, children }: Props) => (
  <Card component="section" sx={{ display: 'flex', flexDirection: 'column' }}>
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: '3px 12px',
        p: '15px 18px 9px',
        '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 24, fontSize: 13, fontWeight: 600 },
      }}
    >
      <Typography component="h2" variant="h4">
        {title}
      </Typography>
      {to && link && <AppLink to={to}>{link}</AppLink>}
    </Box>
    {children}
  </Card>
);
