import Box from '@mui/material/Box';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
};

/** A choice on the dark bar of the player; the browser's own list is shown in full screen too. */
export const PlayerSelect = ({ label, value, options, onChange }: Props) => (
  <Box
    component="select"
    aria-label={label}
    title={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={{
      font: '600 14px/20px var(--font)',
      color: 'inherit',
      bgcolor: 'transparent',
      border: '1px solid var(--menu-on-dark)',
      borderRadius: 'var(--r-s)',
      minHeight: 36,
      maxWidth: { xs: 84, md: 132 },
      px: { xs: '3px', md: '6px' },
      '& option': { color: 'var(--ink)', backgroundColor: 'var(--paper)' },
    }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </Box>
);
