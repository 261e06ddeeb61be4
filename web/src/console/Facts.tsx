import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { useMessages } from '../lib/i18n/index.ts';
import { SectionCard } from '../lib/ui/index.ts';
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
    <SectionCard title={title} aside={aside}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'fit-content(42%) minmax(0, 1fr)',
          gap: '9px 18px',
          fontSize: 14,
          lineHeight: '20px',
          p: '3px 18px 18px',
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
    </SectionCard>
  );
}
