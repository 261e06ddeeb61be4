import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

type Props = {
  readonly title: ReactNode;
  /** Beside the heading: what leads on, or what can be done. */
  readonly aside?: ReactNode;
  readonly sx?: SxProps;
  /** Of the heading, where what stands around it wants another distance. */
  readonly headSx?: { readonly pt?: string; readonly pb?: string };
  readonly children?: ReactNode;
};

/** A part of a page on a card of its own, under its heading. */
export const SectionCard = ({ title, aside, sx, headSx, children }: Props) => (
  <Card component="section" {...(sx && { sx })}>
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: '6px 12px',
        p: '15px 18px 9px',
        '& > a:not(.MuiButton-root)': {
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 24,
          fontSize: 13,
          fontWeight: 600,
        },
        ...headSx,
      }}
    >
      <Typography component="h2" variant="h4">
        {title}
      </Typography>
      {aside}
    </Box>
    {children}
  </Card>
);
