import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { cost } from './argon.ts';
import { argon } from './argon-threads.ts';
import { commonFingerprints } from './common-fingerprints.ts';
import { bytesEach, commonPasswords, isPersonal } from './common-passwords.ts';

const fingerprints = commonFingerprints();
const isCommon = commonPasswords(async () => fingerprints);
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
test('they are kept once each and in their order, and read when the first question comes', async () => {
  let reads = 0;
  const digestOfPrint = (print: number) => print.toString(16).padStart(12, '0').padEnd(64, 'f');
  const printsOf = (bytes: Buffer) =>
    Array.from({ length: bytes.length / bytesEach }, (_, at) => bytes.readUIntBE(at * bytesEach, bytesEach));
  const all = printsOf(fingerprints.subarray(0, 60_000));
  expect(all).toEqual([...new Set(all)].sort((one, other) => one - other));
  const few = commonPasswords(async () => {
    if (++reads === 1) throw new Error('no file just now');
    return fingerprints.subarray(0, 3 * bytesEach);
  });
  expect(reads).toBe(0);
  await expect(few(digestOf('a'))).rejects.toThrow('no file just now');
  const [first, second, third, fourth] = all as [number, number, number, number];
  const asked = [first - 1, first, second, second + 1, third, fourth, 2 ** 48 - 1];
  expect(await Promise.all(asked.map((print) => few(digestOfPrint(print))))).toEqual([
    false,
    true,
    true,
    false,
    true,
    false,
    false,
  ]);
});
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
