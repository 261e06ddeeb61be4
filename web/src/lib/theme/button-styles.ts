import type { ThemeOptions } from '@mui/material/styles';

const filled = (name: string) => ({
  backgroundColor: `var(--${name}-fill)`,
  color: 'var(--on-primary)',
  '&:hover': { backgroundColor: `var(--${name}-hover, var(--${name}-fill))` },
});
const phone = '@media (max-width:767.98px)';

export const buttonStyles: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  // react-admin shows one in a button while it saves, without a name; the button has one. The spinner of a page is there for everybody.
  MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        height: 42,
        padding: '0 18px',
        gap: 3,
        borderRadius: 'var(--r-s)',
        fontSize: 15,
        lineHeight: '20px',
        textTransform: 'none',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        '&:hover': { textDecoration: 'none' },
        '&.Mui-disabled': { backgroundColor: 'var(--neutral-tint)', color: 'var(--ink-3)', borderColor: 'transparent' },
        [phone]: { height: 48 },
      },
      sizeSmall: { height: 36, padding: '0 12px', fontSize: 14, [phone]: { height: 42 } },
      sizeLarge: { height: 48 },
      text: { padding: '0 12px' },
      startIcon: { marginInline: '0 6px', '& > *:nth-of-type(1)': { fontSize: 20 } },
    },
    variants: [
      { props: { variant: 'contained', color: 'primary' }, style: filled('primary') },
      { props: { variant: 'contained', color: 'secondary' }, style: filled('secondary') },
      { props: { variant: 'contained', color: 'error' }, style: filled('danger') },
      {
        props: { variant: 'text', color: 'primary' },
        style: { color: 'var(--secondary)', '&:hover': { backgroundColor: 'var(--tint-2)' } },
      },
      {
        props: { variant: 'outlined', color: 'primary' },
        style: {
          borderColor: 'var(--line-strong)',
          backgroundColor: 'var(--paper)',
          color: 'var(--ink)',
          '&:hover': { backgroundColor: 'var(--tint-2)', borderColor: 'var(--line-strong)' },
        },
      },
      {
        props: { variant: 'outlined', color: 'error' },
        style: { borderColor: 'var(--danger)', backgroundColor: 'var(--paper)', color: 'var(--danger)' },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 42,
        height: 42,
        borderRadius: 'var(--r-s)',
        color: 'inherit',
        [phone]: { width: 48, height: 48 },
      },
      sizeSmall: { width: 36, height: 36, [phone]: { width: 42, height: 42 } },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: { display: 'flex', backgroundColor: 'var(--paper)', borderRadius: 'var(--r-s)' },
      grouped: { flex: 1 },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        height: 42,
        gap: 6,
        padding: '0 9px',
        fontSize: 14,
        lineHeight: '18px',
        borderColor: 'var(--line-strong)',
        color: 'var(--ink-2)',
        textTransform: 'none',
        fontWeight: 600,
        '&.Mui-focusVisible': { zIndex: 1 },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--secondary-fill)',
          color: 'var(--on-secondary)',
        },
        [phone]: { minHeight: 48, height: 'auto', fontSize: 13 },
      },
    },
  },
  // No arrows: they come and go while a page is drawn, and a hidden tab is reached by swiping or with the arrow keys.
  MuiTabs: {
    defaultProps: { scrollButtons: false },
    styleOverrides: {
      root: { minHeight: 42, borderBottom: '1px solid var(--line)' },
      indicator: { height: 3, backgroundColor: 'var(--primary)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 42,
        minWidth: 0,
        padding: '9px 12px',
        marginInlineEnd: 6,
        gap: 6,
        fontSize: 14,
        fontWeight: 600,
        textTransform: 'none',
        color: 'var(--menu)',
        '&.Mui-selected': { color: 'var(--primary)' },
        '&.Mui-focusVisible': { outlineOffset: -3 },
        [phone]: { minHeight: 48 },
      },
    },
  },
};
