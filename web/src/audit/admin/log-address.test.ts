import { describe, expect, test } from '@jest/globals';
import { listAddress, momentOf, recordAddress } from './log-address.ts';

const searchOf = (address: string) => new URL(address, 'https://college.example').searchParams;

describe('a copied link opens the same moment again', () => {
  test('an instant', () => {
    const at = '2026-10-13T09:40:12.000Z';
    expect(momentOf(searchOf(recordAddress('leaveRequest-1', { at })))).toEqual({ at });
  });
  test('an event, and without either the end', () => {
    expect(momentOf(searchOf(recordAddress('leaveRequest-1', { revision: 0 })))).toEqual({ revision: 0 });
    expect(momentOf(searchOf(recordAddress('leaveRequest-1')))).toBeUndefined();
  });
  test.each(['at=yesterday', 'revision=-1', 'revision=x'])('%s is no moment', (search) =>
    expect(momentOf(new URLSearchParams(search))).toBeUndefined(),
  );
});
test('a narrowed list', () =>
  expect(JSON.parse(searchOf(listAddress({ actorId: 'a' })).get('filter') ?? '')).toEqual({ actorId: 'a' }));
