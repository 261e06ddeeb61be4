import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addTypenameToDocument } from '@apollo/client/utilities/index.js';
import { build } from 'esbuild';
import { Kind, parse, print, type DocumentNode } from 'graphql';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');

type Operation = { readonly name: string; readonly sha256: string };

const documentOf = (value: unknown): DocumentNode | undefined => {
  if (typeof value === 'string') return /^\s*(query|mutation)\b/.test(value) ? parse(value) : undefined;
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT
    ? (value as DocumentNode)
    : undefined;
};

/** As it is written, and as Apollo's cache sends it, with `__typename` in every selection. */
function registered(document: DocumentNode): Operation[] {
  const name = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)?.name?.value;
  if (!name) return [];
  const texts = [print(document), print(addTypenameToDocument(document))];
  return [...new Set(texts.map((text) => print(parse(text))))].map((text) => ({
    name,
    sha256: createHash('sha256').update(text).digest('hex'),
  }));
}

/** Runs every `*.documents.ts` of the site and lists its operations. */
async function collect(): Promise<Operation[]> {
  const entryPoints = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.documents.ts'))
    .map((path) => join(root, 'src', path));
  // Inside the workspace, so that the packages the documents import are found.
  const outdir = mkdtempSync(join(root, '.operations-'));
  try {
    const { metafile } = await build({
      entryPoints,
      outdir,
      outbase: join(root, 'src'),
      bundle: true,
      format: 'cjs',
      outExtension: { '.js': '.cjs' },
      platform: 'node',
      packages: 'external',
      metafile: true,
      logLevel: 'error',
    });
    const found: Operation[] = [];
    for (const path of Object.keys(metafile.outputs)) {
      const { default: exported } = (await import(pathToFileURL(join(process.cwd(), path)).href)) as {
        default: Record<string, unknown>;
      }; // A CommonJS module.
      for (const value of Object.values(exported)) {
        const document = documentOf(value);
        if (document) found.push(...registered(document));
      }
    }
    return found.sort((one, other) => one.name.localeCompare(other.name) || one.sha256.localeCompare(other.sha256));
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

/** Emits `operations.json`: what the API accepts from this build in production. `sha256` is of the normalised text, `print(parse(query))`. */
export const operations = (): Plugin => ({
  name: 'paideia:operations',
  apply: 'build',
  async generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'operations.json',
      source: `${JSON.stringify(await collect(), null, 1)}\n`,
    });
  },
});
