// There is one way to bundle whatever runs on Node: the services, the operator's commands and the benchmarks of the same code.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const servers =
  /^(mongodb|@eventstore\/db-client(\/generated\/.*)?|@aws-sdk\/client-s3|@aws-sdk\/s3-request-presigner)$/;
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
// What begins with a small letter is no class.
const namesClasses =
  /var __name\s*=\s*\(target,\s*value\)\s*=>\s*__defProp\(target,\s*"name",\s*\{\s*value,\s*configurable:\s*(true|!0)\s*\}\);/;
/** Every replacement is as long as what it replaces, or ends its line: the source map stays right. */
function withoutNamesOfFunctions(code) {
  if (!namesClasses.test(code)) throw new Error('esbuild names functions in another way now: see scripts/bundle.mjs');
  return code
    .replace(/\b__name\((?![\w$]+, ?")/g, '__same(')
    .replace(/\b__name\((?=[a-z_$][\w$]*, ?")/g, '__same(')
    .replace(/(?<=[;{}\n] *)__name\(([\w$]+), ?"\1"\)(?:;|(?=\}))/g, (text) => ' '.repeat(text.length))
    .replace(/$/, '\nfunction __same(target) { return target; }\n');
}

// esbuild gives each file that imports a package of CommonJS an object of its own with a getter for each of the package's names: of `graphql` some seventy times
// two hundred. One for each package does, for it is made when the package has run, and nobody changes it.
const wrapsPackages = /\bvar __toESM\s*=\s*\(mod,\s*isNodeMode,\s*target\)/;
/** The new name is as long as the old one: the source map stays right. */
function withOneNamespaceAPackage(code) {
  if (!wrapsPackages.test(code)) throw new Error('esbuild wraps packages in another way now: see scripts/bundle.mjs');
  return `${code.replace(wrapsPackages, (text) => text.replace('__toESM', '__anESM'))}
var __ESMs;
function __toESM(mod, isNodeMode) {
  if (Object(mod) !== mod) return __anESM(mod, isNodeMode);
  const made = (__ESMs ??= [new WeakMap(), new WeakMap()])[isNodeMode ? 1 : 0];
  if (!made.has(mod)) made.set(mod, __anESM(mod, isNodeMode));
  return made.get(mod);
}
`;
}
const common = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  // Node has long had them; esbuild thinks otherwise, and would make such an expression anew whenever it is used.
  supported: { 'regexp-unicode-property-escapes': true },
  sourcemap: true,
  keepNames: true,
  logLevel: 'warning',
  tsconfig: join(root, 'tsconfig.json'),
};

/** `plugins` come before our own: the fault tests weaken a source with one. */
export async function bundle(entry, outfile, plugins = []) {
  const file = join(root, outfile);
  await build({
    entryPoints: [join(root, entry)],
    outfile: file,
    ...common,
    format: 'esm',
    banner: { js: banner },
    plugins: [...plugins, late, ourOwn],
  });
  writeFileSync(file, withoutNamesOfFunctions(readFileSync(file, 'utf8')));
}

// A service is bundled with its packages.

/** These have a native part or files beside them, are used by some installations only, or once an hour. */
const outside =
  /^(lmdb|msgpackr|@node-rs\/argon2|piscina|nodemailer|class-validator|encoding|mongodb|@eventstore\/db-client(\/.*)?|@aws-sdk\/.*)$/;
/** npm lays a package beside each that wants it where the top folder has another version. What of one version lies in several places is one in the program. */
const onceEach = () => {
  const first = new Map();
  return {
    name: 'once-each',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, importer, pluginData }) => {
        if (pluginData === 'once-each' || kind === 'entry-point') return undefined;
        const found = await resolve(path, { kind, resolveDir, importer, pluginData: 'once-each' });
        const place = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/](.*)$/.exec(found.path);
        if (found.external || found.errors.length > 0 || !place) return undefined;
        const { name, version } = JSON.parse(readFileSync(join(place[1], 'package.json'), 'utf8'));
        const which = `${name}@${version}/${place[2]}`;
        if (!first.has(which)) first.set(which, found);
        return first.get(which);
      });
    },
  };
};
/** A body or a file is hardly ever in one of these old charsets, which are a seventh of query-api's program. They are loaded by who meets one. */
const charsets = { filter: /^\.\.\/encodings$/, file: 'iconv-lite/encodings' };
const inside = {
  name: 'inside',
  setup({ onResolve }) {
    onResolve({ filter: outside }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: charsets.filter }, ({ importer }) =>
      /[\\/]iconv-lite[\\/]/.test(importer) ? { path: charsets.file, external: true } : undefined,
    );
  },
};
/** It makes a function of the program, with what a file of CommonJS is given. */
const head = '(function (module, exports, require, __filename) {';
/** A script, which V8's cache is for, awaits only within a function. The lines stay where they are. */
const awaiting = (entry) => ({
  name: 'awaiting',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/main\.ts$/ }, ({ path }) => {
      if (path !== entry) return undefined;
      const text = readFileSync(path, 'utf8');
      const lastImport = [...text.matchAll(/^import [^;]*;/gm)].at(-1);
      const at = lastImport.index + lastImport[0].length;
      return {
        contents: `${text.slice(0, at)} export const started = (async () => {${text.slice(at)}\n})();`,
        loader: 'ts',
      };
    }),
});

/**
 * It bundles a service with its packages into one file, which is not looked for in hundreds of folders, and with a loader that gives V8 the compiled code.
 * Where there is no cache yet it is only slower.
 */
export async function bundleService(name) {
  const dist = join(root, name, 'dist');
  const entry = join(root, name, 'src/main.ts');
  const { outputFiles } = await build({
    entryPoints: [entry],
    outfile: join(dist, 'service.cjs'),
    ...common,
    format: 'cjs',
    // V8's cache forgets by whom a script imports.
    supported: { ...common.supported, 'dynamic-import': false },
    write: false,
    // All of it lies in memory all the time; and the map has the lines of the sources, which are not in an image.
    minifyWhitespace: true,
    lineLimit: 160, // A fatal error cites its line.
    sourcesContent: false,
    legalComments: 'none',
    define: { 'import.meta.url': 'moduleUrl' },
    banner: { js: `${head} const moduleUrl = require('node:url').pathToFileURL(__filename).href;` },
    plugins: [awaiting(entry), inside, onceEach()],
  });
  const [map, program] = ['.map', '.cjs'].map((end) => outputFiles.find(({ path }) => path.endsWith(end)).text);
  const code = `${withOneNamespaceAPackage(withoutNamesOfFunctions(program))}\n})`;
  if (/\bimport\(/.test(code)) throw new Error(`${name} imports while it runs, which a script with a cache cannot`);
  const made = createHash('sha256').update(code).digest('hex').slice(0, 16);
  mkdirSync(dist, { recursive: true });
  for (const file of readdirSync(dist)) if (file.endsWith('.cache')) rmSync(join(dist, file));
  writeFileSync(join(dist, 'service.cjs'), code);
  writeFileSync(join(dist, 'service.cjs.map'), map);
  const loader = readFileSync(join(root, 'scripts/loader.mjs'), 'utf8');
  writeFileSync(join(dist, 'main.js'), loader.replace("'unbuilt'", JSON.stringify(made)));
}
