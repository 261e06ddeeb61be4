import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer as httpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { connectionsTo, type Connections, type Place } from './connections.ts';

const servers: Server[] = [];
const all: Connections[] = [];
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const one of all.splice(0)) one.close();
  for (const one of sockets) one.destroy();
  for (const server of servers.splice(0)) await new Promise((done) => server.close(done));
});
async function serve(server: Server, isTcp = false, silentMs?: number): Promise<Connections> {
  servers.push(server);
  server.on('connection', (socket) => sockets.add(socket.once('close', () => sockets.delete(socket))));
  const socketPath = join(tmpdir(), `paideia-${randomUUID().slice(0, 8)}.sock`);
  await new Promise<void>((ready) =>
    server.listen(isTcp ? { host: '127.0.0.1', port: 0 } : { path: socketPath }, ready),
  );
  const place: Place = isTcp
    ? { host: '127.0.0.1', port: (server.address() as { port: number }).port }
    : { socketPath };
  all.push(connectionsTo(place, silentMs));
  return all.at(-1)!;
}
const answer = (text: string) => `HTTP/1.1 200 OK\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
/** Each request is answered as `taken` says, by how many came before on all connections. */
const speaking = (taken: (socket: Socket, n: number) => void) => {
  let n = 0;
  return createServer((socket) => socket.on('error', () => {}).on('data', () => taken(socket, n++)));
};

test.each([false, true])('a request comes as Node reads one, and its answer back: TCP %s', async (isTcp) => {
  const connections = await serve(
    httpServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { method, url, headers } = request;
        const { 'x-one': one, 'content-length': length } = headers;
        response.end(JSON.stringify({ method, url, one, length, body: Buffer.concat(parts).toString('utf8') }));
      });
    }),
    isTcp,
  );
  for (const body of ['', 'José', '€'.repeat(300_000)]) {
    const { status, text } = await connections.post('/a/b?c=d', { 'x-one': '1' }, body);
    expect([status, JSON.parse(text)]).toEqual([
      200,
      { method: 'POST', url: '/a/b?c=d', one: '1', length: String(Buffer.byteLength(body)), body },
    ]);
  }
});

test('64 connections at most are open, and each has one request at a time', async () => {
  let [under, most, opened] = [0, 0, 0];
  // Nobody is answered before as many have asked as may: a busy machine takes its time for so many connections. After that one too many would have come.
  const asked = new EventEmitter();
  const areAll = once(asked, 'all');
  const server = httpServer(async (request, response) => {
    most = Math.max(most, ++under);
    if (most === 64) setTimeout(() => asked.emit('all'), 50);
    await areAll;
    under--;
    response.end(request.url);
  });
  server.on('connection', () => opened++);
  const connections = await serve(server);
  const paths = Array.from({ length: 300 }, (_, n) => `/${n}`);
  const answers = await Promise.all(paths.map((path) => connections.post(path, {}, 'x')));
  expect(answers.map(({ text }) => text)).toEqual(paths);
  expect([most, opened]).toEqual([64, 64]);
  // One after the other needs none besides.
  for (const path of paths.slice(0, 3)) await connections.post(path, {}, '');
  expect(opened).toBe(64);
});

test('who waits for a connection is served when one is lost', async () => {
  const connections = await serve(
    speaking((socket, n) => (n < 64 ? socket.destroy() : socket.write(answer(String(n))))),
  );
  const answers = await Promise.allSettled(Array.from({ length: 70 }, () => connections.post('/', {}, '')));
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 64 }, () => 'rejected'),
    ...Array.from({ length: 6 }, () => 'fulfilled'),
  ]);
});

test('a connection whose last answer came is not asked again', async () => {
  let opened = 0;
  const server = httpServer((_request, response) => response.writeHead(200, { Connection: 'close' }).end('yes'));
  server.on('connection', () => opened++);
  const connections = await serve(server);
  for (const _ of [1, 2]) expect(await connections.post('/', {}, '')).toEqual({ status: 200, text: 'yes' });
  expect(opened).toBe(2);
});

describe('what is lost says whether it may have been taken', () => {
  const lost = (isTaken: boolean) => expect.objectContaining({ isTaken });
  const first = async (connections: Connections) => {
    expect(await connections.post('/', {}, '')).toEqual({ status: 200, text: 'yes' });
    return connections;
  };

  test.each([{ socketPath: '/nowhere.sock' }, { host: '127.0.0.1', port: 1 }])('nobody is there: %j', async (place) => {
    await expect(connectionsTo(place).post('/', {}, '')).rejects.toEqual(lost(false));
  });
  test.each([
    ['ends', (socket: Socket) => socket.end()],
    ['is cut off', (socket: Socket) => socket.destroy()],
    ['answers with half', (socket: Socket) => socket.end(answer('yes').slice(0, -1))],
    ['answers with nonsense', (socket: Socket) => socket.write('nonsense\r\n\r\n')],
  ])('it was read, and then its connection %s', async (_what, end) => {
    const fresh = await serve(speaking(end));
    await expect(fresh.post('/', {}, '')).rejects.toEqual(lost(true));
    // On a connection that was asked before it is the same.
    const used = await first(
      await serve(speaking((socket, n) => (n === 0 ? socket.write(answer('yes')) : end(socket)))),
    );
    await expect(used.post('/', {}, '')).rejects.toEqual(lost(true));
  });
  test('the connection had ended while it was idle, which nobody had seen yet', async () => {
    const server = speaking((socket) => socket.write(answer('yes')));
    const connections = await first(await serve(server));
    // The other side ends, and in the same turn, before Node can see it, something is asked.
    const [other] = sockets;
    const gone = new Promise((done) => other!.once('close', done));
    other!.destroy();
    await gone;
    const outcome = await connections.post('/', {}, '').catch((error: unknown) => error);
    // Another connection is taken, or it is certain that nobody was asked.
    expect([{ status: 200, text: 'yes' }, lost(false)]).toContainEqual(outcome);
  });
  test.each([false, true])('it was not read before all was cut off: TCP %s', async (isTcp) => {
    const server = createServer({ pauseOnConnect: true }, (socket) => void setTimeout(() => socket.destroy(), 50));
    // Over a network nobody can tell.
    await expect((await serve(server, isTcp)).post('/', {}, '')).rejects.toEqual(lost(isTcp));
  });
  test('it is closed', async () => {
    const heard = new EventEmitter();
    const connections = await serve(speaking((_socket, n) => n === 63 && heard.emit('all')));
    const areAll = once(heard, 'all');
    const asked = Array.from({ length: 65 }, () => connections.post('/', {}, ''));
    const ended = Promise.allSettled(asked);
    await areAll;
    connections.close();
    expect(
      (await ended).map((one) => one.status === 'rejected' && (one.reason as { isTaken: boolean }).isTaken),
    ).toEqual([...Array.from({ length: 64 }, () => true), false]);
  });
  test('no answer comes in time', async () => {
    const connections = await serve(
      speaking(() => {}),
      false,
      200,
    );
    const begun = performance.now();
    await expect(connections.post('/', {}, '')).rejects.toEqual(lost(true));
    expect(performance.now() - begun).toBeGreaterThan(190);
  });
  test('what rests for as long is ended by this side', async () => {
    const server = speaking((socket) => socket.write(answer('yes')));
    const connections = await first(await serve(server, false, 200));
    const [resting] = sockets;
    await new Promise((ended) => resting!.once('end', ended));
    await first(connections);
  });
});

test('a path that is none is not sent', async () => {
  const connections = await serve(speaking((socket) => socket.write(answer('yes'))));
  for (const path of ['', 'x', '/a b', '/a\r\nX: 1'])
    await expect(connections.post(path, {}, '')).rejects.toThrow(/path/);
});
