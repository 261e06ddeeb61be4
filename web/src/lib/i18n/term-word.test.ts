import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(__dirname, '../../../..');

// The pages of a group once called a term by another word than the registers, the transcripts and the refusals.
test.each([
  ['fr_FR', 'semestre', /trimestre/i, /./],
  ['hu_HU', 'félév', /időszak/i, /./],
  ['id_ID', 'semester', /masa studi/i, /./],
  // A time of leave or of an exam is called so too.
  ['it_IT', 'semestre', /period[oi]/i, /^(group-acts|term-lock)/],
])('in %s a term is called "%s" everywhere', (locale, word, other, files) => {
  const texts = ['web', 'events'].flatMap((workspace) => {
    const folder = join(root, workspace, 'locales', locale);
    return readdirSync(folder)
      .filter((file) => files.test(file))
      .flatMap((file) =>
        Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Readonly<Record<string, string>>),
      );
  });
  expect(texts.some(([, text]) => text.toLowerCase().includes(word))).toBe(true);
  expect(texts.filter(([, text]) => other.test(text))).toEqual([]);
});
