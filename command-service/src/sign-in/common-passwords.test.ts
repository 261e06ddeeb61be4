import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { cost } from './argon.ts';
import { argon } from './argon-threads.ts';
import { isCommon, isPersonal } from './common-passwords.ts';

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

test.each([
  ...[
    '',
    'a',
    'Ж',
    'ab',
    '7',
    'zzzzzzzz',
    '123456',
    'password',
    'Password1',
    'PASSWORD',
    'Qwerty123',
    'P@ssw0rd',
    'p4ssw0rd',
  ],
  ...['Michael123', 'iloveyou!', 'Welcome1!', 'Halloran'],
  // These are known words with a year, a number or a mark behind them.
  ...['Welcome2024', 'Summer2026', 'summer2026!', 'Winter2025.', 'Dragon@2024', 'qwerty1950', 'Shadow1999!'],
  ...['football07', 'Monkey42', 'master321', 'Christmas2030', 'october9999', 'Welcome?', 'bible2026', 'Letmein5!'],
])('"%s" is common', async (password) => expect(await isCommon(digestOf(password))).toBe(true));
test.each([
  'cedar-ridge-1',
  'a third long password',
  'correct horse battery staple',
  'hymn 88 at dusk',
  'Heron-2026',
  'Welcome to 2026',
])('"%s" is not', async (password) => expect(await isCommon(digestOf(password))).toBe(false));

/** Answers the milliseconds of the fastest of some runs, which is the one that nothing else held up. */
async function fastest(work: () => unknown): Promise<number> {
  let best = Infinity;
  for (let run = 0; run < 7; run++) {
    const begun = performance.now();
    await work();
    best = Math.min(best, performance.now() - begun);
  }
  return best;
}
test('both looks together cost less than one verification', async () => {
  await isCommon(digestOf('once'));
  const verifier = await argon.hash(digestOf('x'));
  expect(cost.memoryCost).toBe(19_456);
  const words = [
    'renata.okafor-maria@example.org',
    'Renata Maria Okafor',
    'Okafor Renata Maria',
    'Cedar Ridge Bible College',
  ];
  const look = async () => [await isCommon(digestOf('none')), isPersonal(digestOf('none'), words, 2026)];
  expect(await fastest(look)).toBeLessThan(await fastest(() => argon.verify(verifier, digestOf('x'))));
});
