import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { replaceCode } from '../../support/replace-code.cjs';
import type { openCollege } from './college.ts';
import { root } from './open.ts';

/** It names a line of the product, and what stands there in a weakened build. */
export type Weakness = { readonly file: string; readonly from: string; readonly to: string };
export type Subject = { readonly openCollege: typeof openCollege };

/**
 * It is the product, bundled anew with these lines replaced: a test must find fault with it, or it could not fail. A line that is no longer there is an error,
 * so that a negative control never quietly becomes the product itself.
 */
export const weakened = (weaknesses: readonly Weakness[]): Promise<Subject> =>
  weakenedPart<Subject>('tests/security/support/college.ts', weaknesses);

/** It does the same for one file and what it takes, where the rest of the product has no part in the defence. */
export async function weakenedPart<Part>(entry: string, weaknesses: readonly Weakness[]): Promise<Part> {
  const unused = new Set(weaknesses);
  const plugin: NonNullable<BuildOptions['plugins']>[number] = {
    name: 'weaken',
    setup: ({ onLoad, onResolve }) => {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' || path.startsWith('@paideia/') || path.endsWith('.json')
          ? undefined
          : { path, external: true },
      );
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const mine = weaknesses.filter(({ file }) => resolve(root, file) === path);
        if (mine.length === 0) return undefined;
        let contents = readFileSync(path, 'utf8');
        for (const weakness of mine) {
          const { text, times } = replaceCode(contents, weakness.from, weakness.to);
          if (times === 0) throw new Error(`${weakness.file} has no line to weaken: ${weakness.from}`);
          contents = text;
          unused.delete(weakness);
        }
        return { contents, loader: 'ts' };
      });
    },
  };
  const { outputFiles } = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    keepNames: true,
    logLevel: 'silent',
    plugins: [plugin],
    tsconfig: join(root, 'tsconfig.json'),
  });
  if (unused.size > 0) throw new Error(`never loaded: ${[...unused].map(({ file }) => file).join(', ')}`);
  const text = outputFiles[0]!.text;
  const directory = join(root, 'node_modules/.cache/security');
  mkdirSync(directory, { recursive: true });
  const file = join(directory, `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.cjs`);
  writeFileSync(file, text);
  // The schema of the product was made from the same place, and still looks there for the arguments of its operations.
  type Types = { TypeGraphQLMetadataStorage?: { readonly argumentTypes: unknown[] } | undefined };
  const products = (globalThis as Types).TypeGraphQLMetadataStorage?.argumentTypes ?? [];
  delete (globalThis as Types).TypeGraphQLMetadataStorage;
  // oxlint-disable-next-line typescript/no-require-imports
  const part = require(file) as Part;
  (globalThis as Types).TypeGraphQLMetadataStorage?.argumentTypes.push(...products);
  return part;
}
