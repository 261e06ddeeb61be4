// One way to bundle whatever runs on Node: the services, the operator's commands and the benchmarks of the same code.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');

/** Packages stay outside: esbuild bundles our own workspaces only, and data, which Node takes by itself only with an attribute that its older releases do not know. */
const ourOwn = {
  name: 'our-own',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@paideia/') || path.endsWith('.json') ? undefined : { path, external: true },
    ),
};

// Names must be kept: GraphQL's types are called as their classes, and errors are known by name. But esbuild's helper defines the name of every
// closure each time it is made, which costs more than most closures do. What has its name already is left as it is (before its prototype is asked for, which a
// function makes only then), and what has no prototype is no class, and nobody asks for its name.
const slowly = 'var __name = (target, value) => __defProp(target, "name", { value, configurable: true });';
const quickly =
  'var __name = (target, value) => target.name === value || target.prototype === undefined ? target : __defProp(target, "name", { value, configurable: true });';

/** `plugins` come before our own: the fault tests weaken a source with one. */
export async function bundle(entry, outfile, plugins = []) {
  const file = join(root, outfile);
  await build({
    entryPoints: [join(root, entry)],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    keepNames: true,
    logLevel: 'warning',
    tsconfig: join(root, 'tsconfig.json'),
    plugins: [...plugins, ourOwn],
  });
  const code = readFileSync(file, 'utf8');
  if (!code.includes(slowly)) throw new Error('esbuild names closures in another way now: see scripts/bundle.mjs');
  writeFileSync(file, code.replace(slowly, quickly));
}
