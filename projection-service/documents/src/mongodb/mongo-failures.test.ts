import { describe, expect, test } from '@jest/globals';
import { StoreUnavailable } from '@paideia/store/port.ts';
import { createServer, type Socket } from 'node:net';
import { BSON, MongoClient, MongoNetworkError, MongoServerError } from 'mongodb';
import { circuit, clientOptions, sayingLost } from './mongo-failures.ts';

const gone = () => Promise.reject(new MongoNetworkError('gone'));

test('a lost server is said in the words of the port, what it refuses stays what it is', async () => {
  const refused = new MongoServerError({ message: 'no', code: 11000 });
  const operations = sayingLost(circuit(undefined, 0), {
    lost: gone,
    refused: () => Promise.reject(refused),
    answered: (n: number) => Promise.resolve(n + 1),
  });
  await expect(operations.lost()).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(operations.refused()).rejects.toBe(refused);
  expect(await operations.answered(1)).toBe(2);
});

/** Says hello like a server, and hangs up on whoever asks for more. */
function hangingUp() {
  const hello = BSON.serialize({
    ok: 1,
    isWritablePrimary: true,
    minWireVersion: 0,
    maxWireVersion: 21,
    maxBsonObjectSize: 16_777_216,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 100_000,
  });
  const answer = (socket: Socket, asked: Buffer) => {
    const isOld = asked.readInt32LE(12) === 2004;
    const body = isOld ? Buffer.concat([Buffer.alloc(20), hello]) : Buffer.concat([Buffer.alloc(5), hello]);
    if (isOld) body.writeInt32LE(1, 16);
    const head = Buffer.alloc(16);
    head.writeInt32LE(16 + body.length, 0);
    head.writeInt32LE(asked.readInt32LE(4), 8);
    head.writeInt32LE(isOld ? 1 : 2013, 12);
    socket.write(Buffer.concat([head, body]));
  };
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (asked) =>
      /hello|isMaster|ismaster/.test(asked.toString('latin1')) ? answer(socket, asked) : socket.destroy(),
    );
  });
  return new Promise<{ readonly url: string; readonly close: () => void }>((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `mongodb://127.0.0.1:${(server.address() as { port: number }).port}/lost`,
        close: () => server.close(),
      }),
    ),
  );
}
test('a bulk that loses its connection is lost too, not refused', async () => {
  const server = await hangingUp();
  const client = await MongoClient.connect(server.url, clientOptions({}));
  const operations = sayingLost(circuit(undefined, 0), {
    write: () =>
      client
        .db()
        .collection('any')
        .bulkWrite([{ insertOne: { document: { n: 1 } } }], { ordered: false }),
  });
  await expect(operations.write()).rejects.toBeInstanceOf(StoreUnavailable);
  await client.close();
  server.close();
});

describe('of a server that was lost', () => {
  /** It makes an operation that is under way until it is told how it ends. */
  function pending() {
    let end!: { readonly well: () => void; readonly badly: (error: Error) => void };
    const outcome = new Promise<void>((resolve, reject) => (end = { well: resolve, badly: reject }));
    return { ...end, operation: () => outcome };
  }
  function lost() {
    let [time, asked] = [0, 0];
    const through = circuit(() => time, 1_000);
    return {
      later: (ms: number) => void (time += ms),
      asked: () => asked,
      ask: (operation: () => Promise<unknown>) => through(() => (asked++, operation())),
    };
  }
  const well = () => Promise.resolve('well');

  test('the next operations hear so at once, and one asks again a second later', async () => {
    const { later, asked, ask } = lost();
    await expect(ask(gone)).rejects.toBeInstanceOf(StoreUnavailable);
    later(999);
    await expect(ask(well)).rejects.toBeInstanceOf(StoreUnavailable);
    expect(asked()).toBe(1);
    later(1);
    const probe = pending();
    const asking = ask(probe.operation);
    later(5_000);
    await expect(ask(well)).rejects.toBeInstanceOf(StoreUnavailable);
    probe.badly(new MongoNetworkError('gone'));
    await expect(asking).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(ask(well)).rejects.toBeInstanceOf(StoreUnavailable);
    expect(asked()).toBe(2);
    later(1_000);
    expect(await ask(well)).toBe('well');
    expect(await ask(well)).toBe('well');
  });

  test('what it refuses is an answer, and what is wrong in itself is none', async () => {
    const { later, asked, ask } = lost();
    await ask(gone).catch(() => undefined);
    later(1_000);
    await expect(ask(() => Promise.reject(new RangeError('wrong')))).rejects.toBeInstanceOf(RangeError);
    await expect(ask(() => Promise.reject(new MongoServerError({ message: 'no' })))).rejects.toBeInstanceOf(
      MongoServerError,
    );
    expect(await ask(well)).toBe('well');
    expect(asked()).toBe(4);
  });

  test('an operation that is lost while others are answered does not stop them', async () => {
    const { later, ask } = lost();
    const slow = pending();
    const asking = ask(slow.operation);
    later(1);
    await ask(well);
    slow.badly(new MongoNetworkError('gone'));
    await expect(asking).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await ask(well)).toBe('well');
  });
});
