import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { httpClient, postRight, timesBusy } from './http.ts';

const busy = '{"errors":[{"message":"later","extensions":{"code":"unavailable"}}],"data":null}';
const right = '{"data":{"n":1}}';
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** It says one after the other, and the last one again and again. */
async function saying(...answers: string[]) {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end(answers.length > 1 ? answers.shift() : answers[0]));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return httpClient((server.address() as AddressInfo).port);
}

test('who is told that the service is busy asks again where that may be, and it is counted', async () => {
  timesBusy();
  await postRight(await saying(busy, busy, right), '/', '{}', right, true);
  expect([timesBusy(), timesBusy()]).toEqual([2, 0]);
});

test('where it may not be, that answer is a wrong one, and so is any other everywhere', async () => {
  await expect(postRight(await saying(busy, right), '/', '{}', right, false)).rejects.toThrow('unavailable');
  await expect(postRight(await saying('{"data":{"n":2}}'), '/', '{}', right, true)).rejects.toThrow('not the one');
  expect(timesBusy()).toBe(0);
});
