import { expect, test } from '@jest/globals';
import { derivedSecrets } from './derived-secrets.ts';

test('a secret is the same for the same parts, and another for others or under another key', () => {
  const derive = derivedSecrets('01'.repeat(32));
  const secret = derive('code', 'ab', 'c');
  expect(secret).toHaveLength(32);
  expect(derivedSecrets('01'.repeat(32))('code', 'ab', 'c')).toEqual(secret);
  for (const other of [
    derive('code', 'a', 'bc'),
    derive('code', 'abc'),
    derivedSecrets('02'.repeat(32))('code', 'ab', 'c'),
  ])
    expect(other).not.toEqual(secret);
});
