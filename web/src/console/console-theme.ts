import type { RaThemeOptions } from 'react-admin';
import { type Mode, themeOptions } from '../lib/theme/index.ts';

/** react-admin's own parts in the look of the product. */
const parts: NonNullable<RaThemeOptions['components']> = {
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': {
          position: 'static',
          transform: 'none',
          height: 'auto',
          minHeight: 48,
          flexWrap: 'wrap',
          gap: 9,
          padding: '6px 12px 6px 18px',
          color: 'var(--ink)',
          backgroundColor: 'var(--info-tint)',
          borderBottom: '1px solid var(--line)',
          borderRadius: 0,
        },
        '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
        '& .RaBulkActionsToolbar-title p': { fontSize: 13, fontWeight: 600, color: 'var(--ink)' },
        '& .RaBulkActionsToolbar-icon': { color: 'inherit' },
        '& .RaBulkActionsToolbar-topToolbar': { padding: 0, flexWrap: 'wrap', backgroundColor: 'transparent' },
      },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: { display: 'block', padding: 0, border: 0, overflow: 'visible', fontSize: 13, color: 'var(--ink-2)' },
      toolbar: { minHeight: 48, padding: '6px 18px', gap: 12, flexWrap: 'wrap', justifyContent: 'flex-end' },
      spacer: { display: 'none' },
      selectLabel: { margin: 0, fontSize: 13 },
      displayedRows: { margin: 0, fontSize: 13, fontVariantNumeric: 'tabular-nums' },
      input: {
        minWidth: 0,
        margin: 0,
        height: 36,
        border: '1px solid var(--line-strong)',
        borderRadius: 'var(--r-field)',
        backgroundColor: 'var(--paper)',
        '&.Mui-focused': { outline: '3px solid var(--focus)', outlineOffset: 1 },
        '& svg': { fontSize: 18, insetInlineEnd: 3, color: 'var(--ink-2)' },
        '& select.MuiTablePagination-select': {
          padding: '0 24px 0 12px',
          fontSize: 14,
          '& option': { background: 'var(--raised)' },
        },
      },
    },
  },
};

/** The one theme of the product, in the shape that react-admin asks for. */
export function consoleTheme(mode: Mode): RaThemeOptions {
  const { palette = {}, components = {}, ...rest } = themeOptions(mode);
  return { ...rest, palette, components: { ...components, ...parts }, sidebar: { width: 222, closedWidth: 222 } };
}
