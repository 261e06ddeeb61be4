export { chooseMode, followMode, useMode } from './mode.ts';
export type { Mode } from './palette.ts';
export { themeOptions } from './theme.ts';
export { Themed } from './Themed.tsx';
