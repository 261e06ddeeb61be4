import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { OperatorError } from './operator-error.ts';
import { rebuild } from './rebuild.ts';

let dataDir: string;
let server: Server;
let answer: (response: ServerResponse) => void;
const socket = () => join(dataDir, 'projection.sock');
const line = (one: object) => `${JSON.stringify(one)}\n`;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'rebuild-'));
  mkdirSync(join(dataDir, 'secrets'));
  writeFileSync(join(dataDir, 'secrets', 'actor.key'), 'a'.repeat(64));
  server = createServer((_, response) => answer(response));
  await new Promise<void>((done) => server.listen(socket(), done));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  rmSync(dataDir, { recursive: true, force: true });
});
const asked = () => rebuild({ dataDir, projectionUrl: socket(), groups: ['audit'] });

test('what the service has rebuilt is rebuilt', async () => {
  answer = (response) => response.end(line({ group: 'audit', done: 1, head: 2 }) + line({ ok: true, group: 'audit' }));
  await expect(asked()).resolves.toBeUndefined();
});

test.each<[string, (response: ServerResponse) => void]>([
  ['before it said anything', (response) => response.destroy()],
  ['half-way', (response) => response.write(line({ done: 1, head: 2 }), () => response.destroy())],
  ['in order, without a last word', (response) => response.end(line({ done: 1, head: 2 }))],
])('a service that ends %s is said in words, and nothing is called rebuilt', async (_, ends) => {
  answer = ends;
  const error = await asked().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OperatorError);
  expect((error as Error).message).toMatch(/^projection-service ended while it rebuilt audit, /);
});
