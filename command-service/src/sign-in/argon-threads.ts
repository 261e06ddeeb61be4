import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { hash, verify } from '@node-rs/argon2';
import { Piscina } from 'piscina';
import { cost } from './argon.ts';

export type Argon = {
  hash(digest: string): Promise<string>;
  verify(verifier: string, digest: string): Promise<boolean>;
};

/** It works on the threads that the stores' writes share too. */
export const argon: Argon = {
  hash: (digest) => hash(digest, cost),
  verify: (verifier, digest) => verify(verifier, digest),
};

/** Two that share a core take a quarter longer for each, because both need the whole of its cache. */
export const atOnce = (cores = availableParallelism()): number => Math.min(2, cores);

/**
 * It works on threads of its own that are last in line for a processor: an overload of sign-ins takes what everybody else leaves. `file` is `argon.ts` bundled;
 * where it is not, the shared threads do it.
 */
export function argonThreads(file: URL): Argon {
  const filename = fileURLToPath(file);
  if (!existsSync(filename)) return argon;
  const pool = new Piscina({ filename, minThreads: 1, maxThreads: atOnce(), idleTimeout: 60_000, niceIncrement: 10 });
  return {
    hash: (digest) => pool.run(digest, { name: 'hash' }) as Promise<string>,
    verify: (verifier, digest) => pool.run({ verifier, digest }, { name: 'verify' }) as Promise<boolean>,
  };
}
