import Box from '@mui/material/Box';

type Props = { readonly name: string; readonly email: string | null };

/** A student by name, and by address where another one in the list has the same name. */
export const NamedOnce = ({ name, email }: Props) => (
  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
    {name}
    {email !== null && (
      <Box component="span" sx={{ color: 'var(--ink-2)' }}>
        {` ${email}`}
      </Box>
    )}
  </Box>
);
