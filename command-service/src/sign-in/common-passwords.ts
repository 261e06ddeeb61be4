import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The first 48 bits of a digest: of two million others one in 130 million good passwords would be taken for one of them. */
const fingerprint = (digest: string) => Number.parseInt(digest.slice(0, 12), 16);
const digestOf = (text: string) => hash('sha256', text, 'hex');
/** The same of a text, without the digits between. */
function fingerprintOf(text: string): number {
  const bytes = hash('sha256', text, 'binary');
  let print = 0;
  for (let at = 0; at < 6; at++) print = print * 256 + bytes.charCodeAt(at);
  return print;
}
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const endings = ['1', '12', '123', '1234', '12345', '!', '1!', '123!'];
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

/** It adds all texts, and after each word of the lists it stops for a moment. */
function* everyText(
  common: Lists<'passwords-common' | 'diceware-common'>,
  english: Lists<`${'firstnames' | 'lastnames' | 'commonWords'}-en`>,
  add: Add,
): Iterable<void> {
  addTooShort(add);
  const words = common['passwords-common'].filter((word) => /^\p{L}+$/u.test(word)).slice(0, numbered);
  for (const word of new Set([...words, ...occasions.split(' ')])) yield addNumbered(word, add);
  for (const list of [common['passwords-common'], english['firstnames-en']])
    for (const [rank, word] of list.entries()) yield addVariants(word, rank, add);
  for (const list of [common['diceware-common'], english['commonWords-en'], english['lastnames-en'].slice(0, 20_000)])
    for (const word of list) yield cases(word).forEach(add);
}
/** They are found by the first digits of the digest. */
const parts = 64;
const partOf = (print: number) => Math.floor(print / (2 ** 48 / parts));
/** In slices of some milliseconds, sorted part by part, so that others are served meanwhile. What stands in it twice does not matter. */
async function fingerprints(): Promise<readonly Float64Array[]> {
  const [{ dictionary: common }, { dictionary: english }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  // What is never written of it takes no memory.
  const found = Array.from({ length: parts }, () => new Float64Array(most / parts));
  const counts = new Uint32Array(parts);
  let [count, pause] = [0, slice];
  const texts = everyText(common, english, (text) => {
    const print = fingerprintOf(text);
    const part = partOf(print);
    found[part]![counts[part]!++] = print;
    count++;
  });
  for (const _ of texts) {
    if (count < pause) continue;
    pause = count + slice;
    await nextTurn();
  }
  const sorted: Float64Array[] = [];
  for (const [part, all] of found.entries()) {
    // What is written behind the end of a part is lost, so it must not come to that.
    if (counts[part]! > all.length) throw new Error(`there is no room for ${count} common passwords`);
    sorted.push(all.subarray(0, counts[part]).sort());
    await nextTurn();
  }
  return sorted;
}
/** So many are made at once. */
const slice = 2_000;
/** There is room for as many. */
const most = 2 ** 22;
let known: Promise<readonly Float64Array[]> | undefined;

/** Answers whether it is the digest of a password that every attacker tries first. The first question takes a second of other work, the next ones nothing. */
export async function isCommon(digest: string): Promise<boolean> {
  const wanted = fingerprint(digest);
  const all = (await (known ??= fingerprints()))[partOf(wanted)]!;
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (all[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return all[low] === wanted;
}

/** Gives what people make of a name: in small letters, with a capital, in capitals, without spaces, with a number or a year behind it. */
function* variantsOfName(text: string, year: number): Iterable<string> {
  const words = text.normalize('NFC').trim().split(/\s+/).filter(Boolean);
  const whole = [words.join(' '), words.join(''), words.join('.'), words.join('-'), words.join('_')];
  for (const base of new Set([...whole, ...words.filter((word) => word.length > 2)]))
    for (const cased of new Set([base, base.toLowerCase(), capital(base.toLowerCase()), base.toUpperCase()]))
      for (const end of ['', ...endings, `${year - 1}`, `${year}`, `${year + 1}`]) yield cased + end;
}
/** Answers whether the digest is of a password made of one of these words: a name, an address, what the college is called. */
export function isPersonal(digest: string, words: Words, year: number): boolean {
  const parts = words.flatMap((word) =>
    word.includes('@') ? [word, ...word.split('@'), word.split('@')[0]!.replaceAll(/[._-]+/g, ' ')] : [word],
  );
  for (const part of new Set(parts))
    for (const variant of variantsOfName(part, year)) if (digestOf(variant) === digest) return true;
  return false;
}
