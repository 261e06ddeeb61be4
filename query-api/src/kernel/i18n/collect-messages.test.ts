import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { collectMessages } from '../../../../scripts/collect-messages.ts';

const root = mkdtempSync(join(tmpdir(), 'paideia-messages-'));
afterAll(() => rmSync(root, { recursive: true }));
let count = 0;

type Files = {
  readonly en: Readonly<Record<string, string>>;
  readonly pl_PL: Readonly<Record<string, string>>;
  readonly de_DE: Readonly<Record<string, string>>;
  readonly more?: Readonly<Record<string, string>>;
};
/** It puts one slice of messages in a directory of its own. */
async function collect({ en, pl_PL, de_DE, more = {} }: Files) {
  const slice = join(root, `case${(count += 1)}`, 'leave');
  mkdirSync(slice, { recursive: true });
  const table = Object.entries(en).map(
    ([id, text]) =>
      `${JSON.stringify(id)}: { id: ${JSON.stringify(id)}, defaultMessage: ${JSON.stringify(text)}, description: 'd' }`,
  );
  writeFileSync(join(slice, 'leave.messages.ts'), `export const leaveMessages = { ${table.join(', ')} };`);
  const translations = { 'pl_PL/leave.json': JSON.stringify(pl_PL), 'de_DE/leave.json': JSON.stringify(de_DE) };
  for (const [name, text] of Object.entries({ ...translations, ...more })) {
    mkdirSync(dirname(join(slice, name)), { recursive: true });
    writeFileSync(join(slice, name), text);
  }
  return collectMessages(['.'], join(slice, '..'), ['pl_PL', 'de_DE']);
}

describe('the collected messages', () => {
  test('stand together by id, with the slice as their category', async () => {
    const { messages, problems } = await collect({
      en: { 'leave.sent': 'Sent to {name}' },
      pl_PL: { 'leave.sent': 'Wysłano: {name}' },
      de_DE: { 'leave.sent': 'An {name} gesendet' },
    });
    expect(problems).toEqual([]);
    expect(messages).toEqual({
      'leave.sent': {
        category: 'leave',
        description: 'd',
        en: 'Sent to {name}',
        pl_PL: 'Wysłano: {name}',
        de_DE: 'An {name} gesendet',
      },
    });
  });
  test('take the plural forms of each language', async () => {
    const forms = (...names: string[]) => Object.fromEntries(names.map((name) => [`days_${name}`, `{count} ${name}`]));
    const whole = await collect({
      en: forms('one', 'other'),
      pl_PL: forms('one', 'few', 'many', 'other'),
      de_DE: { ...forms('other'), days_one: 'ein Tag' },
    });
    expect(whole.problems).toEqual([]);
    expect(whole.messages.days_few).toMatchObject({ en: '{count} other', pl_PL: '{count} few' });
    const lacking = await collect({
      en: forms('one', 'other'),
      pl_PL: forms('one', 'other'),
      de_DE: forms('one', 'other'),
    });
    expect(lacking.problems).toEqual(['days_few has no text in pl_PL', 'days_many has no text in pl_PL']);
  });
  test.each([
    ['a missing translation', { en: { a: 'A' }, pl_PL: { a: 'A' }, de_DE: {} }, 'a has no text in de_DE'],
    ['an empty one', { en: { a: 'A' }, pl_PL: { a: ' ' }, de_DE: { a: 'A' } }, 'leave/pl_PL/leave.json: a has no text'],
    [
      'an unknown id',
      { en: { a: 'A' }, pl_PL: { a: 'A' }, de_DE: { a: 'A', b: 'B' } },
      'leave/de_DE/leave.json: b is no message',
    ],
    [
      'another placeholder',
      { en: { a: '{x}' }, pl_PL: { a: '{y}' }, de_DE: { a: '{x}' } },
      'a in pl_PL has the placeholders {y}, not {x}',
    ],
    [
      'an id that is there twice',
      {
        en: { a: 'A' },
        pl_PL: { a: 'A' },
        de_DE: { a: 'A' },
        more: { 'other.messages.ts': "export const more = { a: { id: 'a', defaultMessage: 'B', description: 'd' } };" },
      },
      'leave/other.messages.ts: a is already in leave/leave.messages.ts',
    ],
  ])('are refused for %s', async (_name, files, problem) => expect((await collect(files)).problems).toContain(problem));
  test('are wanted in all thirteen locales', async () => {
    const slice = join(root, `case${(count += 1)}`);
    mkdirSync(slice);
    writeFileSync(
      join(slice, 'a.messages.ts'),
      "export const messages = { a: { id: 'a', defaultMessage: 'A', description: 'd' } };",
    );
    expect((await collectMessages(['.'], slice)).problems).toHaveLength(12);
  });
});
