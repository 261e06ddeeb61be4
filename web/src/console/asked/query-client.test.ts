/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { newQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));
const lost = () => Promise.reject(new Error('Failed to fetch'));

test('without a connection what is sent and what is asked fails at once, and does not wait unseen', async () => {
  onlineManager.setOnline(false);
  const client = newQueryClient();
  const sent = new MutationObserver(client, { mutationFn: lost });
  await expect(sent.mutate()).rejects.toThrow('Failed to fetch');
  await expect(client.fetchQuery({ queryKey: ['things'], queryFn: lost })).rejects.toThrow('Failed to fetch');
});
