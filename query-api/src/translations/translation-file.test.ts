import { expect, test } from '@jest/globals';
import { csvFormOf } from '@paideia/events/kernel/csv.ts';
import { locales } from '@paideia/events/kernel/messages.ts';
import { csvLines, fileLimits, readCsv } from './translation-file.ts';
import type { MessageEntry } from './translation.rules.ts';

/** The product has some five thousand texts and gets more. */
const entries = Array.from({ length: 7_500 }, (_, n): MessageEntry => ({
  id: `slice.text${n}`,
  revision: 0,
  category: 'slice',
  description: 'Label.',
  isOwn: false,
  original: 'Save',
  texts: locales.map((locale) => ({ locale, text: 'Save', shipped: 'Save', status: 'reviewed', by: null, at: null })),
}));

test('all texts in all languages, as the site exports them, can be brought back', () => {
  for (const form of [csvFormOf('en'), csvFormOf('de-DE')]) {
    const file = [...csvLines(entries, locales, form)].join('\r\n');
    expect(readCsv(Buffer.from(file))).toHaveLength(entries.length * locales.length);
  }
});
test('a file of more than anybody exports is refused', () => {
  const lines = Array.from({ length: fileLimits.texts + 1 }, (_, n) => `slice.text${n},Save`);
  expect(() => readCsv(Buffer.from(['id,en', ...lines].join('\n')))).toThrow();
});
