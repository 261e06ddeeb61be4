// A text that no screen asks for is translated twelve times for nobody.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(__dirname, '..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|examples)\.tsx?$|\/testing\//.test(path));
const code = new Map([...filesIn('web/src'), ...filesIn('events/src')].map((path) => [path, textOf(path)]));
const isTable = (path: string) => path.endsWith('.messages.ts');
const sliceOf = (path: string) => path.split('/')[2]!;
const wordsIn = (text: string) => [...text.matchAll(/['"](\w+)['"]/g)].map(([, word]) => word!);

/** What the values of the schema and of each slice are called: a message may be asked for by such a value. */
const enumValues = [...textOf('query-api/schema.graphql').matchAll(/^ {2}(\w+)$/gm)].map(([, value]) => value!);
const valuesOfSlices = new Map<string, Set<string>>();
for (const [path, text] of code) {
  const values = valuesOfSlices.get(sliceOf(path)) ?? new Set(enumValues);
  valuesOfSlices.set(sliceOf(path), values);
  if (!isTable(path)) for (const word of wordsIn(text)) values.add(word);
}
/** A key that is put together, such as `${act}Done`, as a pattern; one of nothing but values says nothing. */
function* patternsIn(text: string): Iterable<RegExp> {
  for (const [, template] of text.matchAll(/`(\w*(?:\$\{[^}`]*\}\w*)+)`/g)) {
    const parts = template!.split(/\$\{[^}]*\}/);
    if (parts.join('').length > 1) yield new RegExp(`^${parts.join('\\w+')}$`);
  }
}
/** The messages of the web by their tables; a plural counts once. */
const tables = [...code].flatMap(([path, text]) =>
  !path.startsWith('web/') || !isTable(path)
    ? []
    : [...text.matchAll(/const (\w+) = defineMessages\(\s*'[^']*',\s*\{(.*?)\n\}/gs)].map(([, name, body]) => ({
        path,
        name: name!,
        keys: new Set(
          [...body!.matchAll(/^ {2}'?([\w.-]+)'?:/gm)].map(([, key]) =>
            key!.replace(/_(zero|one|two|few|many|other)$/, ''),
          ),
        ),
      })),
);
function unaskedOf({ path, name, keys }: (typeof tables)[number]): readonly string[] {
  const takes = new RegExp(`\\b${name}\\b`);
  const takers = [...code].filter(([other, text]) => other !== path && takes.test(text)).map(([, text]) => text);
  const all = takers.join('\n');
  const asked = new Set([...wordsIn(all), ...[...all.matchAll(/\.(\w+)/g)].map(([, word]) => word!)]);
  const patterns = [...patternsIn(all)];
  const values = valuesOfSlices.get(sliceOf(path))!;
  return [...keys].filter(
    (key) => !asked.has(key) && !values.has(key) && !patterns.some((pattern) => pattern.test(key)),
  );
}

test('each message of the web is asked for', () => {
  // The console asks for these by the names that its library has for them.
  const reasons = ['web/src/console/ra.messages.ts'];
  expect(tables.length).toBeGreaterThan(100);
  const unasked = tables.map((table) => ({ path: table.path, keys: unaskedOf(table) })).filter(({ keys }) => keys[0]);
  expect(unasked.filter(({ path }) => !reasons.includes(path))).toEqual([]);
  expect(reasons.filter((path) => !unasked.some((one) => one.path === path))).toEqual([]);
});
