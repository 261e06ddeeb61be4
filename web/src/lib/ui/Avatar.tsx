import Box from '@mui/material/Box';

/** Initials in a circle, beside a name that is written out. */
export const Avatar = ({ name, size = 30 }: { readonly name: string; readonly size?: number }) => (
  <Box
    component="span"
    aria-hidden="true"
    sx={{
      width: size,
      height: size,
      borderRadius: '50%',
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      fontWeight: 650,
      fontSize: size < 36 ? 11 : 13,
      bgcolor: 'var(--tint)',
      color: 'var(--secondary)',
    }}
  >
    {name
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => [...word][0])
      .filter((_, index, all) => index === 0 || index === all.length - 1)
      .join('')
      .toUpperCase()}
  </Box>
);
