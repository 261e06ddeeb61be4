import { styled } from '@mui/material/styles';

/** Cards beside each other where there is room. */
export const FactColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
  gap: 18,
  alignItems: 'start',
});
