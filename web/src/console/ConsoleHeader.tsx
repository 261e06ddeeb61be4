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
      // The buttons stand below the title where both have no room beside each other, on phones already when the title is long.
      flexWrap: 'wrap',
      alignItems: { xs: 'center', md: 'flex-end' },
      justifyContent: 'space-between',
      gap: { xs: '9px 12px', md: '9px 24px' },
      py: '15px',
    }}
  >
    <Box sx={{ minWidth: 0, flex: { md: '1 1 auto' } }}>
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
            // Addresses can be longer than a phone is wide.
            overflowWrap: 'anywhere',
            // Beside buttons it takes the lines it needs, and sends none of them below the title.
            width: { md: 0 },
            minWidth: { md: '100%' },
          }}
        >
          {subtitle}
        </Typography>
      )}
    </Box>
    {actions && (
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '6px',
          flexWrap: 'wrap',
          // A link has no frame that keeps its words from those of the buttons.
          '& > a:not(.MuiButton-root)': { px: '6px' },
          // Beside the main button the others are as high as it is.
          '&:has(> .MuiButton-contained) > .MuiButton-sizeSmall': { height: { xs: 48, md: 42 } },
        }}
      >
        {actions}
      </Box>
    )}
  </Box>
);
