/** @jest-environment jsdom */
import { gql, InMemoryCache } from '@apollo/client';
import { Kind, parse } from 'graphql';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forgetKept, keepCache, keptFields, restoreKept, shareable } from './kept-cache.ts';

const key = 'apolloCache';
const regions = gql`
  query {
    regions {
      _id
      name
    }
  }
`;
const grades = gql`
  query {
    grades {
      _id
      score
    }
  }
`;
const filled = (name = 'Cedar Ridge') => {
  const cache = new InMemoryCache();
  cache.writeQuery({ query: regions, data: { regions: [{ __typename: 'Region', _id: 'r1', id: 'r1', name }] } });
  cache.writeQuery({ query: grades, data: { grades: [{ __typename: 'Grade', _id: 'g1', id: 'g1', score: 94 }] } });
  return cache;
};
beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a device keeps the shared lists and what they name, nothing about a person', () => {
  const kept = JSON.stringify(shareable(filled().extract()));
  expect(kept).toContain('Cedar Ridge');
  expect(kept).not.toContain('grades');
  expect(kept).not.toContain('94');
});

test('they are written one second after a change and read at the next start', async () => {
  jest.useFakeTimers();
  const cache = filled();
  await keepCache(cache);
  cache.writeQuery({
    query: regions,
    data: { regions: [{ __typename: 'Region', _id: 'r1', id: 'r1', name: 'Prairie Bend' }] },
  });
  await jest.advanceTimersByTimeAsync(900);
  expect(localStorage.getItem(key)).not.toContain('Prairie Bend');
  await jest.advanceTimersByTimeAsync(200);
  expect(localStorage.getItem(key)).toContain('Prairie Bend');
  const next = new InMemoryCache();
  restoreKept(next);
  expect(next.readQuery({ query: regions })).toMatchObject({ regions: [{ name: 'Prairie Bend' }] });
  expect(next.readQuery({ query: grades })).toBeNull();
});

test('without a connection nobody is told that it could not be loaded, and nothing is kept', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const lost = new TypeError('Failed to fetch dynamically imported module');
  await expect(keepCache(filled(), () => Promise.reject(lost))).rejects.toBe(lost);
  expect(localStorage.getItem(key)).toBeNull();
});

test('above 1 MB what is kept is removed, and the writing rests', async () => {
  jest.useFakeTimers();
  const cache = filled();
  await keepCache(cache);
  expect(localStorage.getItem(key)).not.toBeNull();
  const write = (name: string) =>
    cache.writeQuery({ query: regions, data: { regions: [{ __typename: 'Region', _id: 'r1', id: 'r1', name }] } });
  write('x'.repeat(1_100_000));
  await jest.advanceTimersByTimeAsync(1100);
  expect(localStorage.getItem(key)).toBeNull();
});

test('what others wrote there is not trusted, and signing out removes it', () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem(key, '{broken');
  const cache = new InMemoryCache();
  restoreKept(cache);
  expect(cache.extract()).toEqual({});
  expect(localStorage.getItem(key)).toBeNull();
  localStorage.setItem(key, JSON.stringify(filled().extract()));
  restoreKept(cache);
  expect(cache.readQuery({ query: grades })).toBeNull();
  forgetKept();
  expect(localStorage.getItem(key)).toBeNull();
});

test('what a device keeps is asked for anew wherever it is shown: what was made since would never come', () => {
  const web = join(__dirname, '../..');
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
  const textOf = (file: string) => readFileSync(join(web, file), 'utf8');
  const operations = files
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => parse(textOf(file)).definitions)
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const reading = operations.flatMap(({ name, selectionSet }) =>
    selectionSet.selections.some((one) => one.kind === Kind.FIELD && keptFields.has(one.name.value))
      ? [`${name!.value[0]!.toUpperCase()}${name!.value.slice(1)}Document`]
      : [],
  );
  expect(reading).toEqual(expect.arrayContaining(['RegionChoicesDocument', 'ImportRegionsDocument']));
  const fromCacheFirst = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^generated/.test(file))
    .flatMap((file) => [...textOf(file).matchAll(/useQuery\((\w+),[^;]*? fetchPolicy: 'cache-first'/g)])
    .map(([, document]) => document!);
  expect(fromCacheFirst).toContain('UnreadNotificationsDocument');
  expect(fromCacheFirst.filter((document) => reading.includes(document))).toEqual([]);
});

test('a device that is full is no fault of the page: what changes is shown, and nothing is thrown', async () => {
  jest.useFakeTimers();
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  const failed = jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const cache = filled();
  await keepCache(cache);
  cache.writeQuery({ query: regions, data: { regions: [] } });
  await jest.advanceTimersByTimeAsync(1100);
  expect(warned).toHaveBeenCalledWith('Nothing can be kept on this device.', expect.any(DOMException));
  expect(failed).not.toHaveBeenCalled();
});
