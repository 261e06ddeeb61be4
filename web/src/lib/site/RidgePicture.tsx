import Box from '@mui/material/Box';

type Props = {
  readonly tone: 'ridge' | 'dusk';
  readonly height: number | { readonly xs: number; readonly md: number };
};

/** The one picture of the product: three ridges, lightest behind. `tone` names the colour tokens. */
export const RidgePicture = ({ tone, height }: Props) => (
  <Box aria-hidden="true" sx={{ position: 'absolute', insetInline: 0, bottom: 0, height, pointerEvents: 'none' }}>
    <svg
      viewBox="0 0 800 300"
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      style={{ display: 'block' }}
      focusable="false"
    >
      <path d="M0 190 110 90l70 60 120-110 90 90 70-50 140 110 90-70 110 80v110H0z" fill={`var(--${tone}-1)`} />
      <path d="M0 230 90 160l90 50 140-90 110 90 100-60 130 80 140-70v140H0z" fill={`var(--${tone}-2)`} />
      <path d="M0 262 120 214l120 40 130-60 130 62 140-40 160 46v36H0z" fill={`var(--${tone}-3)`} />
    </svg>
  </Box>
);
