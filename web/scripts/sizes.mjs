// What each part of the site loads before it can be used, its texts in the largest language too, against its budget: node web/scripts/sizes.mjs, after a build.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '..', 'dist');
const budgets = [
  { name: 'sign-in', limit: '172 kB', app: 'public', path: '/login', who: 'visitors' },
  { name: 'student', limit: '270 kB', app: 'student', path: '/dashboard', who: 'members' },
  // With the dashboard's cards, which come behind the dashboard itself and share much with this page: whoever comes from there has them.
  { name: 'student, attendance', limit: '293 kB', app: 'student', path: '/student/attendance', who: 'members' },
  { name: 'admin', limit: '430 kB', app: 'admin', chunks: ['console'] },
];

const manifestFile = join(dist, '.vite', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no build to measure. Run `npm run build` first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const routes = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8'));
const texts = JSON.parse(readFileSync(join(dist, '.vite', 'locale-files.json'), 'utf8'));

/** The files of a chunk, which bears a name or is the page itself, and of all that it imports statically. */
function closure(key, found = new Set()) {
  const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
  if (!chunk) throw new Error(`The build has no chunk ${key}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) closure(next, found);
  return found;
}
const weight = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
/** The tables of later pages whose texts a script asks for when it runs. */
const wantedBy = (file) =>
  [...new Set(Object.values(texts.later))].filter((namespace) =>
    readFileSync(join(dist, file), 'utf8').includes(namespace),
  );
/** The texts of the locale that weighs most: nobody loads more of them than that. */
function largestLocale(app, scripts) {
  const namespaces = new Set([...texts.byApp[app], ...scripts.flatMap(wantedBy)]);
  const ofLocale = (locale) => [...namespaces].map((namespace) => `${texts.base}/${locale}/${namespace}.json`);
  return texts.locales.map(ofLocale).toSorted((one, other) => weight(other) - weight(one))[0];
}

/** They are those that the server names for a first visit. */
const scriptsAt = (path, who) =>
  routes.find(({ pattern }) => new RegExp(pattern).test(path))[who].map((file) => file.slice(1));

const consoleFile = Object.values(manifest).find(({ name }) => name === 'console').file;
const misled = Object.keys(manifest).filter(
  (key) => /\/(student|public|lib)\//.test(key) && closure(key).has(consoleFile),
);
if (misled.length > 0) {
  console.error(
    `These load the console, for they share something with it that stands in no group of web/vite.config.ts: ${misled.join(', ')}`,
  );
  process.exit(1);
}

const checks = budgets.map(({ name, limit, app, path: address, who, chunks = [] }) => {
  const loaded = ['index.html', ...chunks].flatMap((key) => [...closure(key)]);
  const files = new Set([...loaded, ...(address === undefined ? [] : scriptsAt(address, who))]);
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const path = [...scripts, ...largestLocale(app, scripts)];
  return { name, limit, gzip: true, path };
});
writeFileSync(join(dist, '.size-limit.json'), JSON.stringify(checks, null, 1));

const sizeLimit = join(dirname(createRequire(import.meta.url).resolve('size-limit/package.json')), 'bin.js');
process.exit(spawnSync(process.execPath, [sizeLimit], { cwd: dist, stdio: 'inherit' }).status ?? 1);
