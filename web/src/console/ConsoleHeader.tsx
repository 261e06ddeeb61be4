import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { crumbsOf, labelOf, type Place } from '../lib/screens/index.ts';
import { Breadcrumbs, PageTitle } from '../lib/ui/index.ts';

type Props = Place & {
  /** By default it says what the screen is called. */
  readonly title?: string;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
};

/** The head of a staff page: denser than the students' one. The focus moves to its title when the route changes. */
export const ConsoleHeader = ({ title, subtitle, actions, ...place }: Props) => (
  <Box
    sx={{
      display: 'flex',
      // On phones the buttons stand beside a short title and below a long one.
      flexWrap: { xs: 'wrap', md: 'nowrap' },
      alignItems: { xs: 'center', md: 'flex-end' },
      justifyContent: 'space-between',
      gap: { xs: '9px 12px', md: '24px' },
      py: '15px',
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Breadcrumbs crumbs={crumbsOf(place, title ?? '')} />
      </Box>
      <PageTitle variant="h2" place={place} sx={{ mt: { md: '3px' } }}>
        {title ?? labelOf(place.screen)}
      </PageTitle>
      {subtitle && (
        <Typography
          component="div"
          variant="body2"
          sx={{
            color: 'var(--ink-2)',
            mt: '3px',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '3px 9px',
          }}
        >
          {subtitle}
        </Typography>
      )}
    </Box>
    {actions && <Box sx={{ display: 'flex', alignItems: 'center', gap: '6px', flexWrap: 'wrap' }}>{actions}</Box>}
  </Box>
);
