import { createHmac, hkdfSync } from 'node:crypto';

/** Bytes that nobody else can work out, and that are the same for the same parts: 32 of them. */
export type DeriveSecret = (...parts: readonly string[]) => Buffer;

/**
 * It is for secrets that are kept nowhere and told once, of which a repeat of the request is told the same. `master` is hex; whoever has it reads all personal
 * data anyway, so that nobody comes by these secrets who could not read what they open.
 */
export function derivedSecrets(master: string): DeriveSecret {
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(master, 'hex'), '', 'derived-secrets', 32));
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest();
}
