import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
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

test('no part of the web asks for a token that is none: a browser would paint nothing and say nothing', () => {
  const web = join(__dirname, '../..');
  const texts = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(web, name), 'utf8'))
    .join('\n');
  const all = (pattern: RegExp) => new Set([...texts.matchAll(pattern)].map(([, name]) => name));
  const set = all(/['"]?--([a-z][a-z0-9-]*)['"]?\]?\s*:/g);
  expect([...all(/var\(--([a-z][a-z0-9-]*)\)/g)].filter((name) => !set.has(name))).toEqual([]);
});
