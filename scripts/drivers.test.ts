import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';

/** It runs in a Node of its own: `npm test` runs the file as it is, and this suite is compiled. */
function driverLines(...args: readonly unknown[]): readonly string[] {
  const url = pathToFileURL(join(__dirname, 'drivers.mjs')).href;
  const program = `const { driverLines } = await import(${JSON.stringify(url)}); console.log(JSON.stringify(driverLines(...${JSON.stringify(args)})))`;
  return JSON.parse(
    spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }).stdout,
  ) as string[];
}

const file = (name: string, ...statuses: readonly string[]) => ({
  name: `/somewhere/src/${name}`,
  assertionResults: statuses.map((status) => ({
    status,
    title: status === 'pending' ? 'skipped: EVENTSTORE_URL names no server' : 'a case',
  })),
});

test('each contract suite says on which driver it ran', () => {
  const results = [
    file('lmdb/lmdb-event-store.test.ts', 'passed', 'passed'),
    file('mongodb/mongo-records.test.ts', 'passed', 'failed'),
    file('codec.test.ts', 'passed'),
    file('eventstoredb/esdb-event-store.test.ts', 'passed'),
  ];
  expect(driverLines(results)).toEqual([
    "event store on EventStoreDB's protocol (a stand-in): 1 passed",
    'event store on the embedded store: 2 passed',
    "records on MongoDB's protocol (mongo-java-server): 1 passed, 1 failed",
  ]);
  expect(driverLines(results, { EVENTSTORE_URL: 'esdb://there' })[0]).toBe(
    'event store on EventStoreDB at EVENTSTORE_URL: 1 passed',
  );
  expect(driverLines(results, { MONGODB_URL: 'mongodb://there' })[2]).toBe(
    'records on MongoDB at MONGODB_URL: 1 passed, 1 failed',
  );
  expect(driverLines(results, { CI_MONGO: 'ferretdb' })[2]).toBe(
    "records on MongoDB's protocol (FerretDB): 1 passed, 1 failed",
  );
});

test('storages of files are named as the stores are', () => {
  const results = [
    file('disk/disk-object-store.test.ts', 'passed'),
    file('s3/s3-object-store.test.ts', 'passed'),
    file('s3/seaweedfs-object-store.test.ts', 'passed', 'failed'),
  ];
  expect(driverLines(results)).toEqual([
    "objects on S3's protocol (SeaweedFS): 1 passed, 1 failed",
    "objects on S3's protocol (s3rver): 1 passed",
    'objects on the disk: 1 passed',
  ]);
  expect(driverLines(results, { S3_ENDPOINT: 'http://there' })[0]).toBe('objects on S3 at S3_ENDPOINT: 1 passed');
});

test('a suite without a server is skipped, and one that broke did not run', () => {
  expect(driverLines([file('eventstoredb/esdb-event-store.test.ts', 'pending')])).toEqual([
    "event store on EventStoreDB's protocol (a stand-in): skipped, EVENTSTORE_URL names no server",
  ]);
  expect(driverLines([file('lmdb/lmdb-records.test.ts')])).toEqual(['records on the embedded store: did not run']);
  expect(driverLines([file('lmdb/lmdb-document-store.test.ts', 'passed', 'pending')])).toEqual([
    'document store on the embedded store: 1 passed, 1 skipped',
  ]);
});
