import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

type Props = {
  /** The name of the part in the address. */
  readonly id: string;
  readonly title: string;
  readonly aside?: ReactNode;
  /** It stands in place of the content. */
  readonly empty: string | false;
  readonly children: ReactNode;
};

/** One part of the record; the links at the top of the page lead here. */
export function RecordCard({ id, title, aside, empty, children }: Props) {
  const heading = useId();
  return (
    <Card component="section" id={id} tabIndex={-1} aria-labelledby={heading} sx={{ p: '15px 18px 12px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '3px 12px', mb: '6px' }}>
        <Typography id={heading} component="h2" variant="h4">
          {title}
        </Typography>
        {aside}
      </Box>
      {empty === false ? (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>{children}</Box>
      ) : (
        <Typography sx={{ color: 'var(--ink-2)', fontSize: 14, py: '6px' }}>{empty}</Typography>
      )}
    </Card>
  );
}
