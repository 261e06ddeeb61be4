import { expect, test } from '@jest/globals';
import { StoreUnavailable } from '@paideia/store/port.ts';
import { MongoNetworkError, MongoServerError } from 'mongodb';
import { sayingLost } from './mongo.failures.ts';

test('a lost server is said in the words of the port, what it refuses stays what it is', async () => {
  const refused = new MongoServerError({ message: 'no', code: 11000 });
  const operations = sayingLost({
    name: 'some',
    lost: () => Promise.reject(new MongoNetworkError('gone')),
    refused: () => Promise.reject(refused),
    answered: (n: number) => Promise.resolve(n + 1),
    atOnce: () => 3,
  });
  await expect(operations.lost()).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(operations.refused()).rejects.toBe(refused);
  expect([operations.name, await operations.answered(1), operations.atOnce()]).toEqual(['some', 2, 3]);
});
