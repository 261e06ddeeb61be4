import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palettes } from './palette.ts';

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
