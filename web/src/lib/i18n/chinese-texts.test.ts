import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(__dirname, '../../../..');

test.each(['ZHS', 'ZHT'])('%s is written with the full-width signs of its script', (locale) => {
  const half = /[\p{Script=Han}」）}][,;:?!](?=\s*(?:[\p{Script=Han}「{]|$))/u;
  const found = ['web', 'events'].flatMap((workspace) => {
    const folder = join(root, workspace, 'locales', locale);
    return readdirSync(folder).flatMap((file) => {
      const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Readonly<Record<string, string>>;
      // Where nothing is in Chinese, such as in `{act}: {name}`, the signs are those of any language.
      return Object.entries(texts).flatMap(([id, text]) =>
        /\p{Script=Han}/u.test(text) && half.test(text) ? [`${file} ${id}: ${text}`] : [],
      );
    });
  });
  expect(found).toEqual([]);
});
