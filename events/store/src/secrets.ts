import { createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `chain` is an Ed25519 private key (PKCS8 PEM); all others are hex, `master` exactly 32 bytes, the others at least that. */
export const secretNames = ['master', 'actor', 'email', 'chain', 'jwt', 'scan'] as const;
export type SecretName = (typeof secretNames)[number];
/** Says which secret is missing or unfit, and where it was looked for; never what was found. */
export class NoSecret extends Error {}

export const variableOf = (name: SecretName): string => `${name.toUpperCase()}_KEY`;
const fileOf = (dataDir: string, name: SecretName) => join(dataDir, 'secrets', `${name}.key`);

function isFit(name: SecretName, text: string): boolean {
  if (name !== 'chain') return (name === 'master' ? /^[0-9a-f]{64}$/i : /^(?:[0-9a-f]{2}){32,}$/i).test(text);
  try {
    return createPrivateKey(text).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

const kindOf = (name: SecretName): string =>
  name === 'chain' ? 'an Ed25519 private key in PEM (PKCS8)' : `${name === 'master' ? '' : 'at least '}32 bytes in hex`;

function fromFile(dataDir: string, name: SecretName): string | undefined {
  try {
    return readFileSync(fileOf(dataDir, name), 'utf8');
  } catch {
    return undefined;
  }
}

/** It is taken from the environment (`MASTER_KEY`, `ACTOR_KEY` ...), else from `dataDir/secrets/<name>.key`. Throws `NoSecret`. */
export function secret(dataDir: string, name: SecretName): string {
  const variable = process.env[variableOf(name)];
  const [text, where] = variable
    ? [variable.replaceAll('\\n', '\n'), variableOf(name)]
    : [fromFile(dataDir, name), fileOf(dataDir, name)];
  if (text === undefined)
    throw new NoSecret(
      `There is no secret "${name}": ${variableOf(name)} is not set, and ${where} is not there or cannot be read. Put it back from the copy of the secrets.`,
    );
  if (!isFit(name, text.trim()))
    throw new NoSecret(`${where} does not hold a fit secret "${name}": it may only be ${kindOf(name)}.`);
  return text.trim();
}

/** It is for the start of a service, before a store is opened: a key that is missing or unfit ends it with a sentence instead of a stack. */
export function secretsOrExit(dataDir: string, names: readonly SecretName[] = secretNames): void {
  try {
    for (const name of names) secret(dataDir, name);
  } catch (error) {
    if (!(error instanceof NoSecret)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const fresh = (name: SecretName): string =>
  name === 'chain'
    ? generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    : randomBytes(32).toString('hex');

/** Makes those that are in neither place. Of two processes that make one at once, both find the same afterwards. */
export function ensureSecrets(dataDir: string): void {
  mkdirSync(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 });
  for (const name of secretNames) {
    if (process.env[variableOf(name)] || fromFile(dataDir, name) !== undefined) continue;
    const [file, draft] = [fileOf(dataDir, name), `${fileOf(dataDir, name)}.${randomBytes(6).toString('hex')}`];
    writeFileSync(draft, fresh(name), { mode: 0o600, flag: 'wx' });
    try {
      linkSync(draft, file); // It appears whole or not at all, and never over another.
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft);
    }
  }
}
