import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useMessages } from '../lib/i18n/index.ts';
import { adminMessages } from './admin-app.messages.ts';

export type Fact = { readonly label: string; readonly value: ReactNode };
const isNothing = (value: ReactNode) => value === null || value === undefined || value === '' || value === false;

type Props = {
  readonly title: string;
  /** Beside the heading, as what can be done. */
  readonly aside?: ReactNode;
  readonly facts: readonly Fact[];
};

/** A card of names and values; what there is not is said to be none. */
export function Facts({ title, aside, facts }: Props) {
  const t = useMessages(adminMessages);
  return (
    <Card component="section" sx={{ p: '15px 18px 18px' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: '6px 12px',
          mb: '12px',
        }}
      >
        <Typography component="h2" variant="h4">
          {title}
        </Typography>
        {aside}
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'fit-content(42%) minmax(0, 1fr)',
          gap: '9px 18px',
          fontSize: 14,
          lineHeight: '20px',
          '& dt': { color: 'var(--ink-3)', overflowWrap: 'anywhere', hyphens: 'auto' },
          '& dd': { overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{isNothing(value) ? <span style={{ color: 'var(--ink-3)' }}>{t('none')}</span> : value}</dd>
          </Fragment>
        ))}
      </Box>
    </Card>
  );
}
