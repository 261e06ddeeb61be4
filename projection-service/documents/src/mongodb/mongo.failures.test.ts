import { describe, expect, test } from '@jest/globals';
import { StoreUnavailable } from '@paideia/store/port.ts';
import { MongoNetworkError, MongoServerError } from 'mongodb';
import { circuit, sayingLost } from './mongo.failures.ts';

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

describe('of a server that was lost', () => {
  /** An operation that is under way until it is told how it ends. */
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
