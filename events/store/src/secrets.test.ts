import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ensureSecrets, NoSecret, secret, secretNames, variableOf } from './secrets.ts';

describe('secrets', () => {
  let dataDir: string;
  const environment = { ...process.env };
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'secrets-'));
    for (const name of secretNames) delete process.env[variableOf(name)];
  });
  afterEach(() => {
    process.env = { ...environment };
    rmSync(dataDir, { recursive: true, force: true });
  });
  const write = (name: string, text: string) => {
    mkdirSync(join(dataDir, 'secrets'), { recursive: true });
    writeFileSync(join(dataDir, 'secrets', `${name}.key`), text);
  };

  test('are made once, for their owner only', () => {
    ensureSecrets(dataDir);
    const first = secretNames.map((name) => secret(dataDir, name));
    ensureSecrets(dataDir);
    expect(secretNames.map((name) => secret(dataDir, name))).toEqual(first);
    expect(new Set(first).size).toBe(secretNames.length);
    const directory = join(dataDir, 'secrets');
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    expect(readdirSync(directory).sort()).toEqual(secretNames.map((name) => `${name}.key`).sort());
    for (const file of readdirSync(directory)) expect(statSync(join(directory, file)).mode & 0o777).toBe(0o600);
  });

  test('one that is there is left as it is', () => {
    write('actor', `${'ab'.repeat(40)}\n`);
    ensureSecrets(dataDir);
    expect(secret(dataDir, 'actor')).toBe('ab'.repeat(40));
    expect(readFileSync(join(dataDir, 'secrets', 'actor.key'), 'utf8')).toBe(`${'ab'.repeat(40)}\n`);
  });

  test('the environment comes first, and what it gives is not made', () => {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    Object.assign(process.env, { MASTER_KEY: 'cd'.repeat(32), CHAIN_KEY: pem.replaceAll('\n', '\\n') });
    ensureSecrets(dataDir);
    expect(secret(dataDir, 'master')).toBe('cd'.repeat(32));
    expect(secret(dataDir, 'chain')).toBe(pem.trim());
    expect(readdirSync(join(dataDir, 'secrets'))).not.toContain('master.key');
    expect(readdirSync(join(dataDir, 'secrets'))).not.toContain('chain.key');
  });

  test('one that is missing is named, with both places', () => {
    expect(() => secret(dataDir, 'jwt')).toThrow(NoSecret);
    expect(() => secret(dataDir, 'jwt')).toThrow(/JWT_KEY.*jwt\.key/);
  });

  test.each([
    ['master', 'ab'.repeat(31)],
    ['master', 'ab'.repeat(33)],
    ['actor', 'not hexadecimal'],
    ['email', ''],
    ['scan', `${'ab'.repeat(32)}a`],
    ['chain', 'ab'.repeat(32)],
    ['chain', generateKeyPairSync('x25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
  ] as const)('an unfit %s is refused and not repeated', (name, text) => {
    write(name, text);
    expect(() => secret(dataDir, name)).toThrow(NoSecret);
    if (text) expect(() => secret(dataDir, name)).not.toThrow(text);
    expect(() => secret(dataDir, name)).toThrow(
      name === 'chain' ? /it may only be an Ed25519 private key/ : /it may only be (at least )?32 bytes in hex/,
    );
  });

  test('one that cannot be read is not written over', () => {
    write('jwt', 'ab'.repeat(32));
    chmodSync(join(dataDir, 'secrets', 'jwt.key'), 0o000);
    ensureSecrets(dataDir);
    chmodSync(join(dataDir, 'secrets', 'jwt.key'), 0o600);
    expect(secret(dataDir, 'jwt')).toBe('ab'.repeat(32));
  });
});
