import type { RaThemeOptions } from 'ra-ui-materialui';
import type { Mode } from '../lib/theme/palette.ts';
import { themeOptions } from '../lib/theme/theme.ts';

/** The one theme of the product, in the shape that react-admin asks for. */
export function consoleTheme(mode: Mode): RaThemeOptions {
  const { palette = {}, components = {}, ...rest } = themeOptions(mode);
  return { ...rest, palette, components, sidebar: { width: 222, closedWidth: 222 } };
}
