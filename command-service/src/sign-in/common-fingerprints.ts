import { hash } from 'node:crypto';
import { dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as englishWords } from '@zxcvbn-ts/language-en';
import { bytesEach, capital, endings } from './common-passwords.ts';

/** The first 48 bits of a text's digest, without the digits between. */
function fingerprintOf(text: string): number {
  const bytes = hash('sha256', text, 'binary');
  let print = 0;
  for (let at = 0; at < bytesEach; at++) print = print * 256 + bytes.charCodeAt(at);
  return print;
}
const cases = (word: string) => new Set([word, capital(word), word.toUpperCase()]);

const lookalikes: readonly Readonly<Record<string, string>>[] = [
  { a: '@', o: '0' },
  { a: '@', o: '0', s: '$' },
  { o: '0' },
  { a: '4', e: '3', i: '1', o: '0' },
];
/** Such are `p@ssword`, `p@ssw0rd` and `p4ssw0rd`. */
const written = (word: string) =>
  new Set(lookalikes.map((signs) => word.replaceAll(/[aeios]/g, (letter) => signs[letter] ?? letter)));

/** The words that are common enough for people to disguise them. */
const disguised = 5_000;
type Words = readonly string[];
type Lists<Name extends string> = Readonly<Record<Name, Words>>;
/** The words that are common enough for people to put a year or any number behind them: so many, as each makes hundreds of texts. */
const numbered = 2_000;
/** Passwords that have to be changed are made of when that was; what the young of a college think of first is in few lists. */
const occasions =
  'spring summer autumn fall winter january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday christmas easter bible christ church faith blessed gospel prayer';
const range = (from: number, through: number) => Array.from({ length: through - from + 1 }, (_, at) => from + at);
/** All of one and two digits; of three and four those that are chosen, for all of them would be eleven thousand behind each word. */
const numbers = [
  ...range(0, 99).flatMap((n) => (n < 10 ? [`${n}`, `0${n}`] : [`${n}`])),
  ...range(0, 9).flatMap((n) => [`${n}`.repeat(3), `${n}`.repeat(4)]),
  ...['007', '321', '420', '456', '789', '987', '0123', '1122', '1212', '1313', '2580', '4321', '5678', '6969', '9876'],
];
const numberedEndings: Words = [
  ...['.', '?', '*', '#', '@', '$', '!!'],
  ...range(1950, 2030).map(String),
  ...range(1990, 2030).map((year) => `${year}!`),
  ...range(2015, 2030).flatMap((year) => [`${year}.`, `${year}?`, `@${year}`]),
  ...numbers,
  ...range(0, 9).map((number) => `${number}!`),
];
type Add = (text: string) => void;
/** Such are `Summer2026` and `welcome99!`. */
function addNumbered(word: string, add: Add): void {
  for (const cased of [word, capital(word)]) for (const ending of numberedEndings) add(cased + ending);
}
/** What people make of one of the words that are chosen most: the first ones also have what is put behind them, and signs for letters. */
function addVariants(word: string, rank: number, add: Add): void {
  const all = cases(word);
  for (const cased of all) add(cased);
  if (rank >= disguised) return;
  for (const cased of all) for (const ending of endings) add(cased + ending);
  for (const other of written(word))
    for (const cased of [other, capital(other)]) for (const ending of ['', '1', '!', '123']) add(cased + ending);
}
/** Nothing at all, one or two signs, and one sign over and over. */
function addTooShort(add: Add): void {
  add('');
  for (let code = 0x21; code < 0x2500; code++) add(String.fromCodePoint(code));
  const typed = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at));
  for (const one of typed) {
    for (const other of typed) add(one + other);
    for (let times = 3; times <= 20; times++) add(one.repeat(times));
  }
}

function addEveryText(
  common: Lists<'passwords-common' | 'diceware-common'>,
  english: Lists<`${'firstnames' | 'lastnames' | 'commonWords'}-en`>,
  add: Add,
): void {
  addTooShort(add);
  const words = common['passwords-common'].filter((word) => /^\p{L}+$/u.test(word)).slice(0, numbered);
  for (const word of new Set([...words, ...occasions.split(' ')])) addNumbered(word, add);
  for (const list of [common['passwords-common'], english['firstnames-en']])
    for (const [rank, word] of list.entries()) addVariants(word, rank, add);
  for (const list of [common['diceware-common'], english['commonWords-en'], english['lastnames-en'].slice(0, 20_000)])
    for (const word of list) cases(word).forEach(add);
}
/** There is room for as many. */
const most = 2 ** 22;

/** All fingerprints in their order, each once, behind one another. It is a second or two of work, so it is done when the service is built. */
export function commonFingerprints(): Buffer {
  const found = new Float64Array(most);
  let count = 0;
  addEveryText(commonWords, englishWords, (text) => (found[count++] = fingerprintOf(text)));
  // What is written behind the end is lost, so it must not come to that.
  if (count > most) throw new Error(`there is no room for ${count} common passwords`);
  const sorted = found.subarray(0, count).sort();
  const bytes = Buffer.allocUnsafe(count * bytesEach);
  let end = 0;
  for (const [at, print] of sorted.entries())
    if (print !== sorted[at - 1]) end = bytes.writeUIntBE(print, end, bytesEach);
  return bytes.subarray(0, end);
}
