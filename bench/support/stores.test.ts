import { expect, test } from '@jest/globals';
import { areOnServers, embedded, logStore, refused, storesOf, told } from './stores.ts';

const EVENTSTORE_URL = 'esdb://127.0.0.1:2113?tls=false';
const EVENTSTORE_START = 'node eventstore.mjs $LOG_PORT';
const MONGODB_URL = 'mongodb://me:secret@db.example:27017/paideia';

test('a result is told with its stores, and with no password', () => {
  expect(storesOf({})).toEqual(embedded);
  expect(told(storesOf({}))).toBe('embedded');
  expect(told(logStore({}))).toBe('log: embedded');
  expect(told(storesOf({ EVENTSTORE_URL, EVENTSTORE_START, MONGODB_URL }))).toBe(
    'log: a server of its own (node eventstore.mjs $LOG_PORT); documents: server db.example:27017',
  );
});

test('an event store without a command to start others is refused, and so is a command without an address', () => {
  expect(refused({ EVENTSTORE_URL })).toMatch(/EVENTSTORE_START how another one is started/);
  expect(refused({ EVENTSTORE_START })).toMatch(/address in EVENTSTORE_URL/);
  for (const env of [{}, { MONGODB_URL }, { EVENTSTORE_URL, EVENTSTORE_START }]) expect(refused(env)).toBeUndefined();
});

test('one server is enough for a result to be one of servers', () => {
  expect(areOnServers({})).toBe(false);
  expect(areOnServers({ MONGODB_URL })).toBe(true);
  expect(areOnServers({ EVENTSTORE_URL, EVENTSTORE_START })).toBe(true);
});
