import Box from '@mui/material/Box';

/** Data as it was recorded, for those who read it. */
export const Raw = ({ data }: { readonly data: unknown }) => (
  <Box
    component="pre"
    tabIndex={0}
    sx={{
      m: 0,
      p: '12px',
      bgcolor: 'var(--tint-2)',
      borderRadius: 'var(--r-s)',
      fontFamily: 'var(--mono)',
      fontSize: 12.5,
      lineHeight: '18px',
      maxHeight: 420,
      overflow: 'auto',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    }}
  >
    {JSON.stringify(data, null, 2)}
  </Box>
);
