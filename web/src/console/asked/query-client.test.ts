/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { newQueryClient } from './query-client.ts';

const logged = jest.spyOn(console, 'error');
beforeEach(() => void logged.mockReset().mockReturnValue());
afterEach(() => onlineManager.setOnline(true));
const lost = () => Promise.reject(new Error('Failed to fetch'));

test('without a connection what is sent and what is asked fails at once, and does not wait unseen', async () => {
  onlineManager.setOnline(false);
  const client = newQueryClient();
  const sent = new MutationObserver(client, { mutationFn: lost });
  await expect(sent.mutate()).rejects.toThrow('Failed to fetch');
  await expect(client.fetchQuery({ queryKey: ['things'], queryFn: lost })).rejects.toThrow('Failed to fetch');
});

test('what a question came to, when it failed, stands in the browser’s console, and what was answered does not', async () => {
  const client = newQueryClient();
  await client.fetchQuery({ queryKey: ['answered'], queryFn: () => 1 });
  expect(logged).not.toHaveBeenCalled();
  await expect(client.fetchQuery({ queryKey: ['things'], queryFn: lost })).rejects.toThrow();
  expect(logged.mock.calls).toEqual([[new Error('Failed to fetch')]]);
});
