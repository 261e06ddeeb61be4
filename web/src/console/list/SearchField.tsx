import Search from '@mui/icons-material/SearchOutlined';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';
import { useFilters } from './use-filters.ts';

const pause = 300;

/** Searches while it is typed into, a moment after the last letter. */
export function SearchField({ label }: { readonly label: string }) {
  const { values, set } = useFilters();
  const asked = values['q'] ?? '';
  const [text, setText] = useState(asked);
  const [former, setFormer] = useState(asked);
  // Cleared, or another address: the field shows what is asked now.
  if (former !== asked) {
    setFormer(asked);
    setText(asked);
  }
  useEffect(() => {
    if (text.trim() === asked) return undefined;
    const timer = setTimeout(() => set('q', text.trim()), pause);
    return () => clearTimeout(timer);
  });
  return (
    <OutlinedInput
      type="search"
      value={text}
      placeholder={label}
      onChange={(event) => setText(event.target.value)}
      startAdornment={<Search aria-hidden="true" sx={{ fontSize: 20, color: 'var(--ink-3)' }} />}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{
        minHeight: { md: 36 },
        fontSize: 14,
        flex: { xs: '1 1 150px', md: '1 1 204px' },
        maxWidth: { md: 252 },
        '& input': { py: '6px' },
      }}
    />
  );
}
