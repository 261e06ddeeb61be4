import type { ThemeOptions } from '@mui/material/styles';

export const fieldStyles: NonNullable<ThemeOptions['components']> = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 42,
        borderRadius: 'var(--r-field)',
        backgroundColor: 'var(--paper)',
        color: 'var(--ink)',
        '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--line-strong)',
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line-strong)', borderWidth: 1 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--danger)' },
        '@media (max-width:767.98px)': { minHeight: 48 },
      },
      input: {
        padding: '9px 12px',
        height: 'auto',
        lineHeight: '22px',
        '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
      },
      multiline: { padding: 0 },
    },
  },
  MuiSelect: {
    styleOverrides: {
      root: { minWidth: 280, marginBottom: 21, borderRadius: 'var(--r-field)', backgroundColor: 'var(--paper)' },
      select: { padding: '9px 12px', lineHeight: '22px', borderRadius: 'var(--r-field)', minHeight: 0 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        fontSize: 14,
        gap: 12,
        '&:hover': { textDecoration: 'none' },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--tint)' },
        '&.Mui-focusVisible': { backgroundColor: 'var(--tint-2)', outlineOffset: -3 },
        '@media (max-width:767.98px)': { minHeight: 48 },
      },
    },
  },
  MuiFormLabel: { styleOverrides: { root: { fontSize: 13, fontWeight: 600, color: 'var(--ink-2)' } } },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        color: 'var(--line-strong)',
        '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: 'var(--secondary)' },
      },
    },
  },
};
