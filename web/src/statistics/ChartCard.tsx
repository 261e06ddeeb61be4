import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Remote } from '../lib/data/index.ts';
import { DataScreen, SectionCard } from '../lib/ui/index.ts';

type Props<T> = {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly remote: Remote<T>;
  readonly isEmpty: (data: T) => boolean;
  readonly empty: string;
  readonly children: (data: T) => ReactNode;
};

/** A chart on a card of its own, which says so while it is loaded, when it could not be, and when there is nothing to draw. */
export const ChartCard = <T,>({ title, aside, remote, isEmpty, empty, children }: Props<T>) => (
  <SectionCard title={title} aside={aside}>
    <Box sx={{ p: '0 18px 15px' }}>
      <DataScreen
        remote={remote}
        isEmpty={isEmpty}
        empty={<Box sx={{ fontSize: 14, color: 'var(--ink-2)' }}>{empty}</Box>}
      >
        {children}
      </DataScreen>
    </Box>
  </SectionCard>
);
