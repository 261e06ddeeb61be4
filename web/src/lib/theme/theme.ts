import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { buttonStyles } from './button-styles.ts';
import { fieldStyles } from './field-styles.ts';
import { palettes, type Mode } from './palette.ts';
import { surfaceStyles } from './surface-styles.ts';

const one = (main: string, contrastText: string) => ({ main, light: main, dark: main, contrastText });

/** MUI and react-admin take the options of one mode alike. */
export function themeOptions(mode: Mode): ThemeOptions {
  const tokens = palettes[mode];
  return {
    spacing: 6,
    shape: { borderRadius: 3 },
    breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1024, xl: 1200 } },
    zIndex: { appBar: 1000, drawer: 1100, modal: 1100, snackbar: 1200, tooltip: 1300 },
    palette: {
      mode,
      primary: one(tokens.primary, tokens['on-primary']),
      secondary: one(tokens.secondary, tokens['on-primary']),
      info: one(tokens.info, tokens['on-primary']),
      success: one(tokens.success, tokens['on-primary']),
      warning: one(tokens.warning, tokens['on-primary']),
      error: one(tokens.danger, tokens['on-primary']),
      background: { default: tokens.page, paper: tokens.paper },
      text: { primary: tokens.ink, secondary: tokens['ink-2'], disabled: tokens.disabled },
      divider: tokens.line,
      action: { active: tokens.menu },
    },
    typography: {
      fontFamily: 'var(--font)',
      fontSize: 15,
      htmlFontSize: 15,
      h1: {
        fontSize: 30,
        lineHeight: '36px',
        fontWeight: 650,
        letterSpacing: '-.02em',
        '@media (max-width:767.98px)': { fontSize: 24, lineHeight: '30px' },
      },
      h2: {
        fontSize: 24,
        lineHeight: '30px',
        fontWeight: 650,
        letterSpacing: '-.015em',
        '@media (max-width:767.98px)': { fontSize: 20, lineHeight: '26px' },
      },
      h3: { fontSize: 20, lineHeight: '26px', fontWeight: 650, letterSpacing: '-.01em' },
      h4: { fontSize: 17, lineHeight: '24px', fontWeight: 600, letterSpacing: '-.005em' },
      h5: { fontSize: 17, lineHeight: '24px', fontWeight: 600 },
      h6: { fontSize: 17, lineHeight: '24px', fontWeight: 600 },
      body1: { fontSize: 15, lineHeight: '22px' },
      body2: { fontSize: 13, lineHeight: '18px' },
      caption: { fontSize: 12, lineHeight: '16px' },
      button: { fontWeight: 600, textTransform: 'none' },
    },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 120,
        short: 120,
        standard: 200,
        complex: 200,
        enteringScreen: 200,
        leavingScreen: 200,
      },
      easing: {
        easeInOut: 'cubic-bezier(.2,0,0,1)',
        easeOut: 'cubic-bezier(.2,0,0,1)',
        easeIn: 'cubic-bezier(.2,0,0,1)',
        sharp: 'cubic-bezier(.2,0,0,1)',
      },
    },
    components: { ...buttonStyles, ...fieldStyles, ...surfaceStyles },
  };
}
const made = new Map<Mode, Theme>();
/** Few ever see both: each is made when it is first shown. */
export function themeOf(mode: Mode): Theme {
  const theme = made.get(mode) ?? createTheme(themeOptions(mode));
  made.set(mode, theme);
  return theme;
}
