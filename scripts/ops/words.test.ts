import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { StoreUnavailable } from '@paideia/store/port.ts';
import { LogChanged } from './backup.ts';
import { OperatorError } from './operator-error.ts';
import { sentenceOf } from './words.ts';

let dataDir: string;
const kept = () => join(dataDir, 'logs', 'operator.log');
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'words-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test.each([
  [new OperatorError('Give an empty directory.'), 'Give an empty directory.'],
  [new LogChanged('event 7'), 'event 7'],
  [new DOMException('aborted', 'AbortError'), undefined],
  [Object.assign(new Error('stopped'), { name: 'AbortError', cause: new OperatorError('Stopped.') }), 'Stopped.'],
  [new StoreUnavailable('no'), /^The event store at EVENTSTORE_URL does not answer\. /],
  [Object.assign(new Error('connect'), { syscall: 'connect', code: 'ENOENT' }), /^Paideia is not running/],
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), /^The disk is full/],
  [Object.assign(new Error('open'), { code: 'EACCES', path: '/x' }), 'This account may not use /x.'],
  [
    Object.assign(new Error('Permission denied: Attempting to open main database file'), { code: 13 }),
    /^This account may not use the stores in /,
  ],
  [Object.assign(new Error('open'), { code: 'EROFS', path: '/x' }), /^\/x is on a disk that is read-only/],
  [Object.assign(new Error('--x'), { code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' }), 'Usage: npm run it'],
])('%p is said in words of ours', (error, sentence) => {
  const said = sentenceOf(error, dataDir, 'npm run it');
  expect(said).toEqual(sentence === undefined ? expect.any(String) : expect.stringMatching(sentence));
  expect(existsSync(kept())).toBe(sentence === undefined);
});

class MongoServerError extends Error {}
test.each([
  // A driver, or we ourselves within a service, may throw an Error and nothing more.
  ['a plain error', new Error('E11000 duplicate key error collection: college.records'), 'E11000 duplicate key'],
  ['one of a class of its own', new MongoServerError('not primary'), 'MongoServerError: not primary'],
  ['one with a code', Object.assign(new Error('14 UNAVAILABLE: name resolution'), { code: 14 }), '14 UNAVAILABLE'],
  ['no error at all', 'wiredTiger', 'wiredTiger'],
  ['nothing', undefined, 'undefined'],
])('what a driver says is kept for whoever mends it, and not shown: %s', (_, error, text) => {
  const cause = new Error('why that is');
  if (error instanceof Error) error.cause = cause;
  const said = sentenceOf(error, dataDir);
  expect(said).toBe(
    `The command could not do its work, for a reason that it does not know. What was reported stands in ${kept()}.`,
  );
  const log = readFileSync(kept(), 'utf8');
  expect(log).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(log).toContain(text);
  if (error instanceof Error) expect(log).toContain(cause.message);
  sentenceOf(error, dataDir);
  expect(readFileSync(kept(), 'utf8').length).toBeGreaterThan(log.length);
});

test('where it cannot be kept, that is said too', () => {
  writeFileSync(join(dataDir, 'logs'), '');
  expect(sentenceOf(new Error('a driver'), dataDir)).toMatch(/ could not be kept in .*operator\.log\.$/);
});
