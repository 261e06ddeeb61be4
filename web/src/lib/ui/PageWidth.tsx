import { styled } from '@mui/material/styles';

/** The width of the pages: 1264 px with a gutter of 24, on phones 15. What is above and below is up to the page, on every screen. */
export const PageWidth = styled('div')({
  width: '100%',
  maxWidth: 1264,
  marginInline: 'auto',
  paddingInline: 24,
  '@media (max-width:767.98px)': { paddingInline: 15 },
});
