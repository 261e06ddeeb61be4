import { readdirSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { build, type Metafile } from 'esbuild';
import type { AppName } from '../src/lib/session/start.ts';
import { firstModules } from './first-pages.ts';

const root = join(import.meta.dirname, '..');
const source = join(root, 'src');

/** Each app of the site is a folder of `src/app` with a component for all of it. */
const appEntries: Readonly<Partial<Record<AppName, string>>> = Object.fromEntries(
  readdirSync(join(source, 'app'), { recursive: true, encoding: 'utf8' })
    .map((path) => [/^(\w+)[/\\]\w+App\.tsx$/.exec(path)?.[1], join(source, 'app', path)] as const)
    .filter((entry): entry is [string, string] => entry[0] !== undefined),
);

const manifestList = 'src/app/screens.ts';

/** The app that a folder of a slice, or of `src/app`, is named after. */
const folderOf = (path: string) => path.split(/[/\\]/).find((part) => part in appEntries);

/** The bundle that begins with a source. */
function bundleOf({ outputs }: Metafile, path: string): string {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint && resolve(root, entryPoint) === path);
  if (!found) throw new Error(`There is no bundle of ${path}.`);
  return found[0];
}

/** The sources that run with some others, without what these load later. */
function sourcesBeside(metafile: Metafile, paths: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = paths.map((path) => bundleOf(metafile, path));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const output = metafile.outputs[path];
    if (!output || seen.has(path)) continue;
    seen.add(path);
    waiting.push(...output.imports.filter(({ kind }) => kind !== 'dynamic-import').map((one) => one.path));
  }
  const inputs = [...seen].flatMap((path) => Object.keys(metafile.outputs[path]!.inputs));
  return new Set(inputs.map((path) => resolve(root, path)));
}

/**
 * The sources that stand in the bundle of one entry, and in what it loads later, but not in those of `others`.
 * The lists of a slice's screens and parts name those of all apps. Of screens, `app` loads what is in the folders of its name, and what is around
 * the apps loads none; of parts too, unless the app has none of its own among them and so borrows another's.
 */
function sourcesOf(metafile: Metafile, entry: string, others: readonly string[], app?: string) {
  const { inputs, outputs } = metafile;
  const loadedBy = (path: string) =>
    (inputs[path]?.imports ?? []).filter(({ kind }) => kind === 'dynamic-import').map((one) => one.path);
  const isOwn = (target: string) => (folderOf(target) ?? app) === app;
  const loads = (importer: string, target: string): boolean => {
    const targets = loadedBy(importer);
    if (!targets.includes(target)) return false;
    if (app === undefined) return !importer.endsWith('.screens.ts');
    if (isOwn(target)) return true;
    if (importer.endsWith('.screens.ts')) return false;
    return !importer.endsWith('.parts.ts') || !targets.some(isOwn);
  };
  const seen = new Set(others.map((path) => bundleOf(metafile, path)));
  // An app learns of its screens by a context, not by an import.
  const manifest = Object.keys(outputs).filter(
    (path) => app !== undefined && Object.hasOwn(outputs[path]!.inputs, manifestList),
  );
  const waiting = [bundleOf(metafile, entry), ...manifest];
  const sources = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const output = outputs[path];
    if (!output || seen.has(path)) continue;
    seen.add(path);
    for (const input of Object.keys(output.inputs)) sources.add(resolve(root, input));
    for (const { path: next, kind } of output.imports) {
      const target = outputs[next]?.entryPoint;
      const isStatic = kind !== 'dynamic-import' || target === undefined;
      if (isStatic || Object.keys(output.inputs).some((importer) => loads(importer, target))) waiting.push(next);
    }
  }
  return sources;
}

export type Namespaces = {
  /** The file names, without their ends, of the message tables of each namespace. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  /** What each app loads before it is shown. */
  readonly byApp: Readonly<Record<string, readonly string[]>>;
  /** The namespace of each table that comes with the pages that show it. */
  readonly later: Readonly<Record<string, string>>;
};

/** What a page that is loaded later shows belongs to its slice, or to a part of `lib`. */
const sliceOf = (path: string) => path.split(/[/\\]/).slice(path.startsWith('lib') ? 1 : 0)[0]!;

/**
 * Which message tables each app shows, as a bundler finds it out from who imports them: what is imported and never used does not count.
 * A table of one app is in the namespace of that name, one that all show or that is drawn around them in `common`, one that some share in a namespace of theirs.
 * One that only pages show which people open after their first has a namespace with those of its slice, and is loaded with them.
 */
export async function findNamespaces(): Promise<Namespaces> {
  const entries = Object.values(appEntries);
  const main = join(source, 'main.tsx');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [main, ...entries],
    outdir: join(root, 'dist'),
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['source'],
    packages: 'external',
    external: ['virtual:*'],
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  const around = sourcesOf(metafile, main, entries);
  const appNames = Object.keys(appEntries) as AppName[]; // They are the keys of the record above.
  const apps = Object.entries(appEntries).map(([app, entry]) => ({
    app,
    sources: sourcesOf(metafile, entry, [main], app),
  }));
  const homes = await Promise.all(appNames.map(firstModules));
  const first = sourcesBeside(metafile, [...entries, ...homes.flat().map((path) => join(source, path))]);
  // What screens are called is said around all apps, and declared in the manifests.
  const tables: Record<string, string[]> = { common: ['screens'] };
  const later: Record<string, string> = {};
  const byApp = new Map(apps.map(({ app }) => [app, new Set(['common'])]));
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!path.endsWith('.messages.ts')) continue;
    const file = join(source, path);
    const showing = apps.filter(({ sources }) => sources.has(file)).map(({ app }) => app);
    const isCommon = around.has(file) || showing.length === apps.length;
    if (!isCommon && showing.length === 0) throw new Error(`No app shows the texts of ${relative(root, file)}.`);
    const isLater = !isCommon && !first.has(file);
    const shared = isCommon ? 'common' : showing.join('-');
    const namespace = isLater ? `${sliceOf(path)}-of-${shared}` : shared;
    const table = basename(path, '.messages.ts');
    (tables[namespace] ??= []).push(table);
    if (isLater) later[table] = namespace;
    else if (!isCommon) for (const app of showing) byApp.get(app)?.add(namespace);
  }
  return { tables, byApp: Object.fromEntries([...byApp].map(([app, namespaces]) => [app, [...namespaces]])), later };
}
