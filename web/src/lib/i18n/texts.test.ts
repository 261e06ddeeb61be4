/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MessageDescriptor } from './messages.ts';

const source = join(__dirname, '../..');
const locales = join(source, '../locales');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.messages.ts'),
);
const forms: Readonly<Record<string, readonly string[]>> = {
  pl_PL: ['one', 'few', 'many', 'other'],
  de_DE: ['one', 'other'],
};
const plural = /_(zero|one|two|few|many|other)$/;
const placeholders = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort();

describe.each(files)('%s', (path) => {
  const descriptors = Object.values(
    jest.requireActual<Record<string, Record<string, MessageDescriptor>>>(join(source, path)),
  ).flatMap((table) => (typeof table === 'object' ? Object.values(table) : []));
  const english = new Map(
    descriptors.filter(({ id }) => id !== undefined).map(({ id, defaultMessage }) => [id, defaultMessage]),
  );
  test('says what each message is for', () => {
    expect(descriptors.filter(({ description }) => description?.trim() === '')).toEqual([]);
  });
  // The web's texts are plain: one key for each form of a number.
  test('chooses no words within a text', () => {
    expect([...english].filter(([, text]) => /\{\w+,/.test(text ?? ''))).toEqual([]);
  });
  test.each(Object.keys(forms))('is complete in %s, with the same placeholders', (locale) => {
    const file = join(locales, locale, basename(path).replace(/messages\.ts$/, 'json'));
    if (english.size === 0) return;
    expect(existsSync(file)).toBe(true);
    const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    const wanted = new Set(
      [...english.keys()].flatMap((id) =>
        plural.test(id) ? forms[locale]!.map((form) => id.replace(plural, `_${form}`)) : [id],
      ),
    );
    expect(Object.keys(texts).sort()).toEqual([...wanted].sort());
    for (const [id, text] of Object.entries(texts)) {
      expect({ id, text: text.trim() }).not.toEqual({ id, text: '' });
      expect(text).not.toMatch(/\{\w+,/);
      expect({ id, has: placeholders(text) }).toEqual({
        id,
        has: placeholders(english.get(id) ?? english.get(id.replace(plural, '_other'))!),
      });
    }
  });
});
