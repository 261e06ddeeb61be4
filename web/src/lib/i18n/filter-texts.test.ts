import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const folder = join(__dirname, '../../../locales');

// Lists once offered "all statuses" beside "each kind", in one language and at times on one page.
test.each([
  ['de_DE', /^Jede/],
  ['es_MX', /^Cualquier/],
  ['fr_FR', /^Toute? /],
  ['hu_HU', /^(Minden|Bármelyik)/],
  ['id_ID', / apa pun$/],
  ['it_IT', /^Qualsiasi/],
  ['nl_NL', /^Elke? /],
  ['pl_PL', /^(Dowoln|Każd)/],
  ['ru_RU', /^Все /],
  ['uk_UA', /^(Усі|Всі) /],
  ['ZHS', /^(任|所有)/],
  ['ZHT', /^(任|全部.)/],
])('in %s the filters of all lists say in one way that they leave nothing out', (locale, otherWay) => {
  const texts = readdirSync(join(folder, locale)).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(folder, locale, file), 'utf8')) as Readonly<Record<string, string>>),
  );
  // A time and whom news are for are no kinds of things.
  const filters = texts.filter(([key]) => /\.any(?!(Time|Audience)$)[A-Z]\w*$/.test(key));
  expect(filters.length).toBeGreaterThan(30);
  expect(filters.filter(([, text]) => otherWay.test(text))).toEqual([]);
});
