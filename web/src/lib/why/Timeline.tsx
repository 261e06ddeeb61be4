import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import type { Tone } from '../ui/status-chips.ts';

const List = styled('ol')({
  fontSize: 13,
  lineHeight: '18px',
  '& > li': { position: 'relative', padding: '3px 0 15px 33px', minHeight: 24 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 11,
    top: 24,
    bottom: 0,
    width: 2,
    background: 'var(--line)',
  },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& > li:last-of-type::before': { display: 'none' },
});
const Dot = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ readonly tone: Tone }>(({ tone }) => ({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  width: 24,
  height: 24,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  background: `var(--${tone}-tint)`,
  color: `var(--${tone})`,
  '& svg': { fontSize: 14 },
}));
const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  // A long name gives way to the time beside it.
  '& > span:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > span:last-of-type:not(:only-of-type)': { color: 'var(--ink-3)', whiteSpace: 'nowrap' },
});

export type Moment = {
  readonly key: string;
  readonly tone: Tone;
  readonly icon: ElementType;
  readonly text: ReactNode;
  readonly detail?: ReactNode;
  readonly when?: string | undefined;
};

/** What happened, oldest first. */
export const Timeline = ({ moments }: { readonly moments: readonly Moment[] }) => (
  <List>
    {moments.map(({ key, tone, icon: Icon, text, detail, when }) => (
      <li key={key}>
        <Dot tone={tone}>
          <Icon aria-hidden="true" />
        </Dot>
        <Line>
          <span>{text}</span>
          {when && <span>{when}</span>}
        </Line>
        {detail}
      </li>
    ))}
  </List>
);
