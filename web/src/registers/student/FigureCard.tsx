import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';

/** A card with one figure and what explains it. */
export const FigureCard = styled(Card)({
  padding: 18,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 12,
  '@media (max-width:767.98px)': { padding: 12, gap: 9 },
});
