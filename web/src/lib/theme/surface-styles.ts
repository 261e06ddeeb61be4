import type { ThemeOptions } from '@mui/material/styles';

const phone = '@media (max-width:767.98px)';
const alert = (name: string) => ({
  backgroundColor: `var(--${name}-tint)`,
  borderColor: `var(--${name})`,
  '& .MuiAlert-icon': { color: `var(--${name})` },
});

export const surfaceStyles: NonNullable<ThemeOptions['components']> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none', borderRadius: 'var(--r-l)' },
      outlined: { borderColor: 'var(--line)' },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 'var(--r-l)', border: '1px solid var(--line)', minWidth: 0 } },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        maxWidth: 566,
        borderRadius: 'var(--r-s)',
        borderInlineStart: '4px solid',
        padding: '6px 15px',
        fontSize: 14,
        lineHeight: '21px',
        color: 'var(--ink)',
      },
    },
    variants: [
      { props: { severity: 'error' }, style: alert('danger') },
      { props: { severity: 'warning' }, style: alert('warning') },
      { props: { severity: 'info' }, style: alert('info') },
      { props: { severity: 'success' }, style: alert('success') },
    ],
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 100, enterTouchDelay: 700, leaveTouchDelay: 1500 },
    styleOverrides: {
      tooltip: {
        maxWidth: 300,
        fontSize: 13,
        lineHeight: '18px',
        padding: '6px 9px',
        backgroundColor: 'var(--toast)',
        color: 'var(--on-toast)',
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 'var(--r-l)',
        backgroundColor: 'var(--raised)',
        boxShadow: 'var(--shadow-3)',
        '@media (min-width:768px)': { minWidth: 400 },
        // It is as wide as the page on a phone.
        [phone]: {
          margin: 15,
          maxHeight: 'calc(100% - 30px)',
          '&.MuiDialog-paperFullWidth': { width: 'calc(100% - 30px)' },
        },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        fontSize: 20,
        lineHeight: '26px',
        fontWeight: 650,
        padding: '18px 24px 12px',
        [phone]: { paddingInline: 18 },
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        [phone]: { paddingInline: 18 },
      },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: '12px 24px 18px',
        // As at the foot of a panel: what is above may go on below it.
        borderTop: '1px solid var(--line)',
        justifyContent: 'flex-start',
        gap: 6,
        flexWrap: 'wrap',
        [phone]: { paddingInline: 18, '& > button': { flex: '1 1 auto' } },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: { borderRadius: 0, backgroundColor: 'var(--raised)', boxShadow: 'var(--shadow-3)', border: 0 },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--scrim)' } } } },
  MuiPopover: {
    styleOverrides: {
      paper: {
        borderRadius: 'var(--r-l)',
        backgroundColor: 'var(--raised)',
        boxShadow: 'var(--shadow-2)',
        border: '1px solid var(--line)',
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '9px 12px', borderColor: 'var(--line)', fontSize: 14, lineHeight: '20px' },
      // Only columns of figures: with these digits Inter has wide hyphens too, which tear names apart.
      alignRight: { fontVariantNumeric: 'tabular-nums' },
      head: { fontSize: 12.5, fontWeight: 600, color: 'var(--ink-3)', whiteSpace: 'nowrap' },
    },
  },
  MuiLinearProgress: {
    styleOverrides: { root: { backgroundColor: 'var(--tint)' }, bar: { backgroundColor: 'var(--secondary)' } },
  },
};
