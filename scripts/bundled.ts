import { execFileSync } from 'node:child_process';
import { join, parse, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(__dirname, '..');

/** It is for tests that start a program of ours many times: the program is one file, bundled as it is built. From its sources each start takes seconds. */
export function bundled(entry: string): string {
  const file = join('.cache', 'tests', `${parse(entry).name}-${process.pid}.mjs`);
  const bundle = `const { bundle } = await import(${JSON.stringify(pathToFileURL(join(root, 'scripts/bundle.mjs')).href)});
    await bundle(${JSON.stringify(relative(root, entry))}, ${JSON.stringify(file)});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', bundle], { stdio: 'inherit' });
  return join(root, file);
}
