import { styled } from '@mui/material/styles';

/** The width of the pages: 1264 px with a gutter of 24, on phones 15. */
export const Wrap = styled('div')({ width: '100%', maxWidth: 1264, margin: '0 auto', padding: '0 24px', '@media (max-width:767.98px)': { padding: '0 15px' } });
