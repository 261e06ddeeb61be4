import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A part of what is opened beside a list, under its small heading. */
export const PanelSection = ({ title, aside, children }: Props) => (
  <section>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '12px', mb: '6px' }}>
      <Typography component="h3" sx={{ fontSize: 13, lineHeight: '18px', fontWeight: 600 }}>
        {title}
      </Typography>
      {aside}
    </Box>
    {children}
  </section>
);
