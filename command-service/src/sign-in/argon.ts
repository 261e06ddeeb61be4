// What hashing is made of, as one thread does it: bundled by itself, for threads load it.
import { hashSync, verifySync } from '@node-rs/argon2';

/** Argon2id (the library's own kind); memory in KiB. */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hash = (digest: string): string => hashSync(digest, cost);
export const verify = ({ verifier, digest }: { readonly verifier: string; readonly digest: string }): boolean =>
  verifySync(verifier, digest);
