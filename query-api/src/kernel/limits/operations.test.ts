import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { admission } from './admission.ts';
import { operationHash, registeredIn } from './operations.ts';

const directory = mkdtempSync(join(tmpdir(), 'paideia-operations-'));
afterAll(() => rmSync(directory, { recursive: true }));
const query = 'query dashboard($groupId: ID) { dashboard(groupId: $groupId) { unread } }';

test('the hash is of the document, not of how it is laid out', () => {
  expect(operationHash(query)).toMatch(/^[0-9a-f]{64}$/);
  expect(
    operationHash(
      'query dashboard($groupId: ID) {\n  # the start page\n  dashboard(groupId: $groupId) {\n    unread }}',
    ),
  ).toBe(operationHash(query));
  expect(operationHash(query.replace('unread', 'unread openLeaveRequests'))).not.toBe(operationHash(query));
});
test('no file registers nothing; a file that is none is an error', () => {
  expect(registeredIn(join(directory, 'absent.json')).size).toBe(0);
  writeFileSync(join(directory, 'bad.json'), '[{"name":"x"}]');
  expect(() => registeredIn(join(directory, 'bad.json'))).toThrow();
});

describe('where not everything is offered', () => {
  writeFileSync(
    join(directory, 'operations.json'),
    JSON.stringify([{ name: 'dashboard', sha256: operationHash(query) }]),
  );
  const judge = admission({ isOpen: false, registered: registeredIn(join(directory, 'operations.json')) });

  test.each([
    ['a registered operation', query],
    ['an operation of the contract, with any selection', '{ currentUser { _id mongoJWT { token } } regions { name } }'],
  ])('%s runs', (_name, source) => expect(judge({ query: source })).toHaveProperty('rootFields'));
  test('only what is registered has a name for the numbers, whatever it calls itself', () => {
    expect(judge({ query })).toMatchObject({ operation: 'dashboard' });
    expect(judge({ query: 'query dashboard { regions { name } }', operationName: 'dashboard' })).toMatchObject({
      operation: 'other',
    });
  });
  test.each([
    ['a registered operation with one field more', query.replace('unread', 'unread openLeaveRequests')],
    ['the contract with something beside it', '{ currentUser { _id } allAdminUsers { total } }'],
    ['a schema query', '{ __schema { types { name } } }'],
  ])('%s does not', (_name, source) => expect(judge({ query: source })).toEqual({ refused: 'request.notRegistered' }));
  test('where everything is offered all of these run', () => {
    const open = admission({ isOpen: true, registered: new Map() });
    expect(open({ query: '{ currentUser { _id } allAdminUsers { total } }' })).toHaveProperty('rootFields');
  });
});

describe('bodies', () => {
  const judge = admission({ isOpen: true, registered: new Map() });
  test.each([
    [undefined],
    [[]],
    [[{ query: '{ a }' }]],
    [{ query: 5 }],
    [{ query: '{' }],
    [{ query: '{ a }', variables: 'x' }],
    [{ query: '{ a }', variables: JSON.parse('{"__proto__":{"a":1}}') }],
  ])('%j is malformed', (body) => expect(judge(body)).toEqual({ refused: 'request.malformed' }));
  test('a page of 101 by a variable is refused each time, of 100 is not', () => {
    const paged = 'query ($perPage: Int) { all(perPage: $perPage) { total } }';
    expect(judge({ query: paged, variables: { perPage: 1e9 } })).toEqual({ refused: 'request.tooComplex' });
    expect(judge({ query: paged, variables: { perPage: 100 } })).toHaveProperty('rootFields');
    expect(judge({ query: paged, variables: { perPage: 101 } })).toEqual({ refused: 'request.tooComplex' });
  });
  test('tokens beyond the limit are refused while parsing', () =>
    expect(judge({ query: `{ ${'a '.repeat(7000)} }` })).toEqual({ refused: 'request.tooComplex' }));
});
