import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { findNamespaces, type Namespaces } from './namespaces.ts';

const virtual = 'virtual:locale-files';
const source = join(import.meta.dirname, '..', 'locales');
const devBase = '/@locales';
const loader = join(import.meta.dirname, '..', 'src', 'lib', 'i18n', 'load-texts.ts');
/** For the size check, which adds the largest locale of an app to its code. */
const listFile = '.vite/locale-files.json';

/** The translations of some message tables in one locale; a key given twice with different texts is a mistake. */
function textsOf(locale: string, tables: readonly string[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const table of tables) {
    const file = join(source, locale, `${table}.json`);
    if (!existsSync(file)) continue; // Names of the college's own formats need no translation.
    for (const [id, text] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)) {
      if (texts[id] !== undefined && texts[id] !== text)
        throw new Error(`${file}: the message ${id} has another text elsewhere.`);
      texts[id] = text;
    }
  }
  return texts;
}

/**
 * `virtual:locale-files` says where the translations of an app are: a file for each namespace and locale, below an address that changes with any text.
 * A visitor loads those of one app and one locale, and with a later page those of its tables, which ask for them when they run. English is in the code.
 */
export const localeFiles = (): Plugin => {
  let found: Promise<Namespaces> | undefined;
  let isServed = false;
  return {
    name: 'paideia:locale-files',
    configResolved: ({ command }) => void (isServed = command === 'serve'),
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async transform(code, id) {
      if (!id.endsWith('.messages.ts')) return undefined;
      const namespace = (await (found ??= findNamespaces())).later[basename(id, '.messages.ts')];
      if (namespace === undefined) return undefined;
      const ask = `import { wantTexts } from ${JSON.stringify(loader)};\nwantTexts(${JSON.stringify(namespace)});\n`;
      return { code: `${code}\n${ask}`, map: null };
    },
    async load(id) {
      if (id !== `\0${virtual}`) return undefined;
      const { tables, byApp, later } = await (found ??= findNamespaces());
      if (isServed) return `export default ${JSON.stringify({ base: devBase, namespaces: byApp })};`;
      const files = readdirSync(source).flatMap((locale) =>
        Object.entries(tables).map(([namespace, names]) => ({
          name: `${locale}/${namespace}.json`,
          source: JSON.stringify(textsOf(locale, names)),
        })),
      );
      const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
      const base = `assets/locales-${hash}`;
      for (const { name, source: text } of files)
        this.emitFile({ type: 'asset', fileName: `${base}/${name}`, source: text });
      const list = { base, locales: readdirSync(source), byApp, later };
      this.emitFile({ type: 'asset', fileName: listFile, source: JSON.stringify(list, null, 1) });
      return `export default ${JSON.stringify({ base: `/${base}`, namespaces: byApp })};`;
    },
    configureServer(server) {
      server.watcher.add(source);
      server.watcher.on('all', (_, path) => {
        if (/\.tsx?$/.test(path)) found = undefined;
        else if (path.startsWith(source)) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use(devBase, (request, response, next) => {
        const [, locale = '', namespace = ''] = /^\/(\w+)\/([\w-]+)\.json$/.exec(request.url ?? '') ?? [];
        (found ??= findNamespaces()).then(({ tables }) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(textsOf(locale, tables[namespace] ?? [])));
        }, next);
      });
    },
  };
};
