import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldStyles } from './field-styles.ts';
import { palettes } from './palette.ts';
import { surfaceStyles } from './surface-styles.ts';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const [light = '', dark = ''] = css.split(/\[data-theme=['"]?dark['"]?\]/);
const valueIn = (part: string, name: string) =>
  new RegExp(`--${name}:\\s*(#[0-9a-fA-F]{3,8})`).exec(part)?.[1]?.toUpperCase();

test.each(Object.entries(palettes))('the colours MUI calculates with are the tokens: %s', (mode, tokens) => {
  const named = Object.entries(tokens).map(([name]) => [
    name,
    (mode === 'dark' ? valueIn(dark, name) : undefined) ?? valueIn(light, name),
  ]);
  expect(Object.fromEntries(named)).toEqual(tokens);
});

const web = join(__dirname, '../..');
const texts = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(tsx?|css)$/.test(name) && !name.includes('.test.'))
  .map((name) => readFileSync(join(web, name), 'utf8'))
  .join('\n');
const all = (pattern: RegExp, text = texts) => new Set([...text.matchAll(pattern)].map(([, name]) => name));
const asked = all(/var\(--([a-z][a-z0-9-]*)\)/g);
test('no part of the web asks for a token that is none: a browser would paint nothing and say nothing', () => {
  const set = all(/['"]?--([a-z][a-z0-9-]*)['"]?\]?\s*:/g);
  expect([...asked].filter((name) => !set.has(name))).toEqual([]);
});
test('each token is asked for somewhere', () => {
  // The ridges put the names of theirs together; the palette is what MUI asks for.
  const isAsked = (name: string) => asked.has(name) || name in palettes.light || /^(ridge|dusk)-\d$/.test(name);
  expect([...all(/--([a-z][a-z0-9-]*):/g, css)].filter((name) => !isAsked(name!))).toEqual([]);
});

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
/** The tokens in what a part of the theme says of its colour. */
const tokenIn = (style: unknown) => /var\(--([a-z0-9-]+)\)/.exec(JSON.stringify(style))?.[1] ?? '';

test.each([
  ['light', light],
  ['dark', dark],
])('a box that is chosen and a bar that fills are seen on what is behind them (1.4.11): %s', (mode, part) => {
  const colour = (token: string) => (mode === 'dark' ? valueIn(part, token) : undefined) ?? valueIn(light, token) ?? '';
  const { root, bar } = surfaceStyles.MuiLinearProgress!.styleOverrides as Record<'root' | 'bar', object>;
  const { root: box } = fieldStyles.MuiCheckbox!.styleOverrides as { readonly root: Record<string, object> };
  const chosen = tokenIn(box['&.Mui-checked, &.MuiCheckbox-indeterminate']);
  expect(contrast(colour(tokenIn(bar)), colour(tokenIn(root)))).toBeGreaterThanOrEqual(3);
  for (const ground of ['paper', 'raised', 'page'])
    expect(contrast(colour(chosen), colour(ground))).toBeGreaterThanOrEqual(3);
});
