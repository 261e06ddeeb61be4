import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** One part of the operators' page: a title, what can be done, and what there is. */
export const Section = ({ title, action, children }: Props) => (
  <Card component="section" variant="outlined" sx={{ p: '15px', minWidth: 0 }}>
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '12px',
        minHeight: 36,
        mb: '9px',
        flexWrap: 'wrap',
      }}
    >
      <Typography component="h2" variant="h4">
        {title}
      </Typography>
      {action}
    </Box>
    {children}
  </Card>
);
