import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readCatalogue, textsOf, type Catalogue } from './messages.ts';

const entry = (en: string, more: Record<string, string> = {}) => ({ category: 'x', description: '', en, ...more });
const catalogue: Catalogue = {
  greeting: entry('Hello {name}', { pl_PL: 'Witaj, {name}', ZHS: '你好 {name}' }),
  absences_one: entry('{count} absence', { pl_PL: '{count} nieobecność' }),
  absences_other: entry('{count} absences', { pl_PL: '{count} nieobecności (inne)' }),
  absences_few: entry('{count} absences', { pl_PL: '{count} nieobecności (kilka)' }),
  absences_many: entry('{count} absences', { pl_PL: '{count} nieobecności (wiele)' }),
};

test('values are filled in as they are, and a value never is a template', () => {
  const { text } = textsOf(catalogue);
  expect(text('en', 'greeting', { name: '<b>Zoë</b>' })).toBe('Hello <b>Zoë</b>');
  expect(text('en', 'greeting', { name: '{name} $t(greeting)' })).toBe('Hello {name} $t(greeting)');
});
test('each locale speaks its own language, or English', () => {
  const { text } = textsOf(catalogue);
  expect(text('pl_PL', 'greeting', { name: 'Ewa' })).toBe('Witaj, Ewa');
  expect(text('ZHS', 'greeting', { name: 'Li' })).toBe('你好 Li');
  expect(text('de_DE', 'greeting', { name: 'Uwe' })).toBe('Hello Uwe');
  expect(text('nowhere', 'greeting', { name: 'X' })).toBe('Hello X');
});
test('numbers take the plural form of the language', () => {
  const { text } = textsOf(catalogue);
  expect([1, 2].map((count) => text('en', 'absences', { count }))).toEqual(['1 absence', '2 absences']);
  expect([1, 3, 5].map((count) => text('pl_PL', 'absences', { count }))).toEqual([
    '1 nieobecność',
    '3 nieobecności (kilka)',
    '5 nieobecności (wiele)',
  ]);
});
test('an unknown id says so, also one that every object has', () => {
  const { text, has } = textsOf(catalogue);
  expect(text('en', 'nothing')).toBe('Invalid message [nothing]');
  expect(text('en', 'constructor')).toBe('Invalid message [constructor]');
  expect(has('absences') && has('greeting')).toBe(true);
});
test('an override wins until it is taken back; what clients match stays', () => {
  const texts = textsOf(catalogue);
  texts.override([{ locale: 'en', messageId: 'greeting', text: 'Welcome {name}' }]);
  expect(texts.text('en', 'greeting', { name: 'A' })).toBe('Welcome A');
  expect(texts.text('pl_PL', 'greeting', { name: 'A' })).toBe('Witaj, A');
  expect(texts.english('greeting', { name: 'A' })).toBe('Hello A');
  texts.override([]);
  expect(texts.text('en', 'greeting', { name: 'A' })).toBe('Hello A');
});

test('a catalogue is read message by message, whatever falls on the end of what is read at once', () => {
  const directory = mkdtempSync(join(tmpdir(), 'messages-'));
  try {
    const file = join(directory, 'messages.json');
    const many = Object.fromEntries(
      Array.from({ length: 2_000 }, (_, n) => [`m${n}`, entry(`${'你好 żółw 🦉 '.repeat(n % 23)}\n{name}`)]),
    );
    const lines = Object.entries({ ...many, ...catalogue }).map((pair) =>
      pair.map((one) => JSON.stringify(one)).join(':'),
    );
    writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
    expect(readCatalogue(file)).toEqual({ ...many, ...catalogue });
    writeFileSync(file, '{\n"greeting":{"category":"x","en":"Hello"}\n}\n');
    expect(() => readCatalogue(file)).toThrow(/description/);
    writeFileSync(file, JSON.stringify(catalogue, null, 1));
    expect(() => readCatalogue(file)).toThrow(/has no messages/);
    expect(() => readCatalogue(`${file}.gone`)).toThrow(/^MESSAGES_FILE may only be .*\.gone: build the product/);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
