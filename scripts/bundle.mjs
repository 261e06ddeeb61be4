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
      kind === 'entry-point' || path.startsWith('@paideia/') || path.endsWith('.json')
        ? undefined
        : { path, external: true },
    ),
};

// The clients of the servers are loaded by those who use them. As imports of one file all would be loaded when it starts, wherever they stand in it, and an
// embedded service would wait twice as long for its start.
const servers = /^(mongodb|@eventstore\/db-client|@aws-sdk\/client-s3|@aws-sdk\/s3-request-presigner)$/;
const late = {
  name: 'late',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: servers }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace: 'late' } : undefined,
    );
    onLoad({ filter: servers, namespace: 'late' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)});`,
    }));
  },
};
const banner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

// Names must be kept: GraphQL's types are called as their classes, and errors are known by name, and two classes of one name are told apart by a number.
// But esbuild names every function too, closures each time they are made, which costs more than most closures do, and nobody asks for their names.
const namesClasses = 'var __name = (target, value) => __defProp(target, "name", { value, configurable: true });';
/** Every replacement is as long as what it replaces, or ends its line: the source map stays right. */
function withoutNamesOfFunctions(code) {
  if (!code.includes(namesClasses))
    throw new Error('esbuild names functions in another way now: see scripts/bundle.mjs');
  return code
    .replace(namesClasses, `${namesClasses} var __same = (target) => target;`)
    .replaceAll('/* @__PURE__ */ __name(', '/* @__PURE__ */ __same(')
    .replaceAll(/^ *__name\((\w+), "\1"\);$/gm, '');
}

/** `plugins` come before our own: the fault tests weaken a source with one. */
export async function bundle(entry, outfile, plugins = []) {
  const file = join(root, outfile);
  await build({
    entryPoints: [join(root, entry)],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20',
    // Node has long had them; esbuild thinks otherwise, and would make such an expression anew whenever it is used.
    supported: { 'regexp-unicode-property-escapes': true },
    format: 'esm',
    sourcemap: true,
    keepNames: true,
    logLevel: 'warning',
    tsconfig: join(root, 'tsconfig.json'),
    banner: { js: banner },
    plugins: [...plugins, late, ourOwn],
  });
  writeFileSync(file, withoutNamesOfFunctions(readFileSync(file, 'utf8')));
}
