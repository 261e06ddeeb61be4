import { expect, test } from '@jest/globals';
import { Envelope } from './envelope.ts';

test('command ids are the same in both cases of their letters', () => {
  const id = 'ABCDEF00-0000-4000-8000-00000000000A';
  expect(Envelope.parse({ type: 'X', data: null, commandId: id }).commandId).toBe(id.toLowerCase());
  expect(Envelope.safeParse({ type: 'X', data: null, commandId: 'no uuid' }).success).toBe(false);
});
