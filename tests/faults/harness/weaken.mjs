// It bundles a copy of a service with a few words of its sources changed: node weaken.mjs '{"entry","outfile","changes":[{"file","from","to"}]}'. It is a
// process of its own, because esbuild does not run inside Jest.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundle } from '../../../scripts/bundle.mjs';
import { replaceCode } from '../../support/replace-code.cjs';

const root = join(import.meta.dirname, '../../..');
const { entry, outfile, changes } = JSON.parse(process.argv[2]);
const made = new Set();

const weakening = {
  name: 'weakening',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const wanted = changes.filter(({ file }) => relative(root, path) === file);
      if (wanted.length === 0) return undefined;
      let text = readFileSync(path, 'utf8');
      for (const change of wanted) {
        const replaced = replaceCode(text, change.from, change.to);
        if (replaced.times !== 1)
          throw new Error(`${JSON.stringify(change.from)} is ${replaced.times} times in ${change.file}`);
        text = replaced.text;
        made.add(change);
      }
      return { contents: text, loader: 'ts' };
    }),
};
await bundle(entry, outfile, [weakening]);
// Otherwise the check would seem to fail for the wrong reason, or not at all.
const missing = changes.find((change) => !made.has(change));
if (missing) throw new Error(`${missing.file} is not in ${entry}`);
