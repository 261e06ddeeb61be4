import { expect, test } from '@jest/globals';
import { storesOf } from './stores.ts';

const EVENTSTORE_URL = 'esdb://127.0.0.1:2113?tls=false';
const EVENTSTORE_START = 'node eventstore.mjs $LOG_PORT';

test('a result is told with its stores, and with no password', () => {
  expect(storesOf({})).toBe('the log embedded, documents and records embedded');
  const both = { EVENTSTORE_URL, EVENTSTORE_START, MONGODB_URL: 'mongodb://me:secret@db.example:27017/paideia' };
  expect(storesOf(both)).toBe(
    'the log on a server of its own (node eventstore.mjs $LOG_PORT), documents and records on db.example:27017',
  );
});

test('an event store without a command to start others is not for the colleges of benchmarks', () => {
  expect(storesOf({ EVENTSTORE_URL })).toBe('the log embedded, documents and records embedded');
});
