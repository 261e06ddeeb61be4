import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const virtual = 'virtual:locale-files';
const source = join(import.meta.dirname, '..', 'locales');

/** All slices' translations of each locale in one table; a key given twice with different texts is a mistake. */
function tables(): Map<string, Record<string, string>> {
  const found = new Map<string, Record<string, string>>();
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.json')) continue;
    const locale = basename(entry.parentPath);
    const table = found.get(locale) ?? {};
    const texts = JSON.parse(readFileSync(join(entry.parentPath, entry.name), 'utf8')) as Record<string, string>; // Our own files.
    for (const [id, text] of Object.entries(texts)) {
      if (table[id] !== undefined && table[id] !== text)
        throw new Error(`${entry.name}: the message ${id} has another text elsewhere.`);
      table[id] = text;
    }
    found.set(locale, table);
  }
  return found;
}

/** `virtual:locale-files` maps each locale to the address of its `messages.<locale>.json`, which a visitor of that locale alone loads. English is in the code. */
export const localeFiles = (): Plugin => ({
  name: 'paideia:locale-files',
  resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
  load(id) {
    if (id !== `\0${virtual}`) return undefined;
    const entries = [...tables()].map(([locale, table]) => {
      const name = `messages.${locale}.json`;
      const reference = this.emitFile({ type: 'asset', name, originalFileName: name, source: JSON.stringify(table) });
      return `${JSON.stringify(locale)}: import.meta.ROLLUP_FILE_URL_${reference}`;
    });
    return `export default { ${entries.join(', ')} };`;
  },
});
