import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort, newDataDir, removeDataDir, startStack } from '../support/stack.ts';

const script = join(__dirname, '../../scripts/start.mjs');
const start = (env: Record<string, string>) => spawnSync(process.execPath, [script], { env: { ...process.env, ...env }, encoding: 'utf8', timeout: 60_000 });

describe('starting', () => {
  let dataDir: string;
  beforeAll(() => void (dataDir = newDataDir()));
  afterAll(() => removeDataDir(dataDir));

  test('seeds once, keeps the data, is ready within 10 s the second time, and stops within 10 s', async () => {
    const first = await startStack({ dataDir });
    expect(first.output()).toContain('emmett.solano@example.org');
    const seeded = readFileSync(join(dataDir, 'demo.json'), 'utf8');
    const asked = Date.now();
    expect(await first.stop()).toBe(0);
    expect(Date.now() - asked).toBeLessThan(10_000);

    const again = Date.now();
    const second = await startStack({ dataDir });
    expect(Date.now() - again).toBeLessThan(10_000);
    expect(readFileSync(join(dataDir, 'demo.json'), 'utf8')).toBe(seeded);
    expect((await fetch(`${second.url}/health/ready`)).status).toBe(200);

    const third = start({ DATA_DIR: dataDir, PORT: `${await freePort()}` });
    expect(third.status).toBe(1);
    expect(third.stderr).toMatch(/already running on/);
    await second.stop();
  }, 180_000);

  test('a port in use is said in a sentence', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const other = newDataDir();
    const { status, stderr } = start({ DATA_DIR: other, PORT: `${port}` });
    server.close();
    removeDataDir(other);
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to another one.`);
  }, 60_000);

  test('a setting that means nothing is said in a sentence', () => {
    expect(start({ PORT: 'http', DATA_DIR: dataDir })).toMatchObject({ status: 1, stderr: expect.stringContaining('PORT must be a number') });
    expect(start({ SEED: 'some', DATA_DIR: dataDir })).toMatchObject({ status: 1, stderr: expect.stringContaining('SEED must be demo or none') });
  });

  test('a full disk is said in a sentence', () => {
    const mount = newDataDir();
    const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', mount]).status === 0;
    if (!isMounted) return console.warn('no right to mount a small disk here: the full disk was not tried');
    try {
      mkdirSync(join(mount, 'data'));
      const { status, stderr } = start({ DATA_DIR: join(mount, 'data'), PORT: '0' });
      expect(status).toBe(1);
      expect(stderr).toMatch(/^The disk of .* is full/);
    } finally {
      spawnSync('umount', [mount]);
      removeDataDir(mount);
    }
  });
});
