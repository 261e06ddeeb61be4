import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import type { Tone } from './status-chips.ts';

const Root = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ readonly tone: Tone }>(({ tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minHeight: 24,
  paddingInline: '7px 9px',
  borderRadius: 12,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  fontVariantNumeric: 'normal',
  verticalAlign: 'middle',
  backgroundColor: `var(--${tone}-tint)`,
  color: `var(--${tone})`,
  '& svg': { fontSize: 16, flex: 'none' },
  '@media print': { backgroundColor: 'transparent', color: 'var(--ink)', padding: 0, '& svg': { display: 'none' } },
}));

type Props = {
  readonly tone: Tone;
  readonly icon: ElementType;
  readonly children: ReactNode;
};

/** Colour, icon and text: the look of every chip. Chips are never buttons. */
export const ToneChip = ({ tone, icon: Icon, children }: Props) => (
  <Root tone={tone}>
    <Icon aria-hidden="true" />
    <span>{children}</span>
  </Root>
);
