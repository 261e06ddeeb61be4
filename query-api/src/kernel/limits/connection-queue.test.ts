import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { queueConnections } from './connection-queue.ts';

const ask = (name: string) => `GET /${name} HTTP/1.1\r\nhost: here\r\n\r\n`;
let server: Server;
let sockets: Socket[] = [];
const asked: string[] = [];
async function open(wrap: (server: Server) => Server = queueConnections) {
  asked.length = 0;
  server = wrap(
    createServer((request, response) => {
      asked.push(request.url!.slice(1));
      const until = performance.now() + 1; // Answering costs so much.
      while (performance.now() < until);
      response.end('here');
    }),
  ).listen(0, '127.0.0.1', 4096);
  // By default it hangs up on who says nothing for five seconds, as on a busy machine those may who wait for 300 others to come.
  Object.assign(server, { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 });
  await once(server, 'listening');
}
async function come(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}
const answered = async (socket: Socket) => String(((await once(socket, 'data')) as [Buffer])[0]).includes('here');
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.close();
});

/** When 300 come at once and one who is in already asks a moment later, it answers how many were answered before that one. */
async function before(): Promise<number> {
  const member = await come();
  member.write(ask('first'));
  await answered(member);
  const isFull = new Promise<void>((resolve) => {
    let taken = 0;
    server.on('connection', () => ++taken === 300 && resolve());
  });
  const arriving = await Promise.all(Array.from({ length: 300 }, come));
  await isFull;
  const all = arriving.map((socket, n) => (socket.write(ask(String(n))), answered(socket)));
  member.write(ask('member'));
  await answered(member);
  expect(await Promise.all(all)).not.toContain(false);
  return asked.indexOf('member');
}

test('who is in already is answered before most of an overload, and each of the others after all', async () => {
  await open();
  expect(await before()).toBeLessThan(150);
  expect(new Set(asked).size).toBe(302);
});

test('without it, behind nearly all of them', async () => {
  await open((plain) => plain);
  expect(await before()).toBeGreaterThan(250);
});

test('those who say nothing keep nobody out, and are heard when they do', async () => {
  await open();
  const silent = await Promise.all(Array.from({ length: 100 }, come));
  const late = await come();
  late.write(ask('late'));
  expect(await answered(late)).toBe(true);
  silent[0]!.write(ask('silent'));
  expect(await answered(silent[0]!)).toBe(true);
});

test('a request that comes in pieces is put together, whoever waits in between', async () => {
  await open();
  const slow = await come();
  slow.write('GET /slow HTTP/1.1\r\n');
  await Promise.all(Array.from({ length: 100 }, come));
  await new Promise((resolve) => setTimeout(resolve, 100));
  slow.write('host: here\r\n\r\n');
  expect(await answered(slow)).toBe(true);
  slow.write(ask('again'));
  expect(await answered(slow)).toBe(true);
});

test('who leaves gives the place free', async () => {
  await open();
  const first = await Promise.all(Array.from({ length: 64 }, come));
  for (const socket of first) socket.destroy();
  const next = await come();
  next.write(ask('next'));
  expect(await answered(next)).toBe(true);
});
