/** @jest-environment jsdom */
import { gql, InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { forgetKept, keepCache, restoreKept, shareable } from './kept-cache.ts';

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
