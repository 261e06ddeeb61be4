import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';
import { labelOf } from '../screens/crumbs.ts';
import { AppLink, lazyPart, SectionCard } from '../ui/index.ts';
import type { Card, DashboardData } from './card.ts';

type Content = ComponentType<{ readonly data: never }>;
const components = new WeakMap<Card, Content>();
const preloaded = new WeakMap<Card, Content>();
/** Loaded when it is first shown; what is there already stands at once, so that nothing gives way to it. */
function componentOf(card: Card): Content {
  const component = components.get(card) ?? preloaded.get(card) ?? lazyPart<{ readonly data: never }>(card.load);
  components.set(card, component);
  return component;
}

/** Fetches the code of cards while the answer is on its way. */
export const preload = (cards: readonly Card[]): void =>
  cards.forEach(
    (card) =>
      void card.load().then(
        (content) => void preloaded.set(card, content),
        () => undefined,
      ),
  );

/** Cards below each other: short ones leave no holes beside long ones, and what comes later moves no other column. */
export const CardColumn = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: { xs: '12px', md: '18px' }, minWidth: 0 }}>{children}</Box>
);

type Props = { readonly card: Card; readonly data: DashboardData; readonly failure: string | undefined };

/** One card in its frame; what failed says so here, and the others stand. */
export function CardSlot({ card, data, failure }: Props) {
  const Content = componentOf(card);
  const { field, more } = card;
  return (
    <SectionCard
      title={labelOf(card)}
      aside={more && <AppLink to={more.to}>{labelOf(more)}</AppLink>}
      sx={{ display: 'flex', flexDirection: 'column' }}
    >
      {failure === undefined ? (
        <Content data={data[field] as never} /> // `card` has checked that it takes what this field answers.
      ) : (
        <Alert severity="error" sx={{ m: '3px 18px 18px' }}>
          {failure}
        </Alert>
      )}
    </SectionCard>
  );
}
