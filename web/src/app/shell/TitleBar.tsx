import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Brand } from './Brand.tsx';
import { PageWidth } from '../../lib/ui/index.ts';

const Bar = styled('header')({
  background: 'var(--titlebar)',
  color: 'var(--on-titlebar)',
  '& .MuiIconButton-root': { color: 'var(--menu-on-dark)' },
  '@media print': { display: 'none' },
});
const Inside = styled(PageWidth)({
  minHeight: 60,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  '@media (max-width:1023.98px)': { gap: 3 },
  '@media (max-width:767.98px)': { gap: 6, minHeight: 54, paddingInlineEnd: 6 },
});
const Grow = styled('span')({ flex: 1 });

/** The dark bar: home, the menu, and at the right what belongs to the person. */
export const TitleBar = ({ menu, children }: { readonly menu?: ReactNode; readonly children?: ReactNode }) => (
  <Bar data-bar="dark" data-menu={menu ? '' : undefined}>
    <Inside>
      <Brand />
      {menu}
      <Grow />
      {children}
    </Inside>
  </Bar>
);
