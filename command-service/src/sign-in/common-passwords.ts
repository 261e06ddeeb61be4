import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The first 48 bits of a digest: of a million others one in 300 million good passwords would be taken for one of them. */
const fingerprint = (digest: string) => Number.parseInt(digest.slice(0, 12), 16);
const digestOf = (text: string) => hash('sha256', text, 'hex');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const endings = ['1', '12', '123', '1234', '12345', '!', '1!', '123!'];
const cases = (word: string) => new Set([word, capital(word), word.toUpperCase()]);

const lookalikes: readonly Readonly<Record<string, string>>[] = [
  { a: '@', o: '0' },
  { a: '@', o: '0', s: '$' },
  { o: '0' },
  { a: '4', e: '3', i: '1', o: '0' },
];
/** `p@ssword`, `p@ssw0rd`, `p4ssw0rd`. */
const written = (word: string) =>
  new Set(lookalikes.map((signs) => word.replaceAll(/[aeios]/g, (letter) => signs[letter] ?? letter)));

/** The words that are common enough for people to disguise them. */
const disguised = 5_000;
type Words = readonly string[];
type Lists<Name extends string> = Readonly<Record<Name, Words>>;
/** Of a list that begins with what is chosen most: every entry in three cases, the first ones also with what people put behind them and with signs for letters. */
function* variantsOf(list: Words): Iterable<string> {
  for (const [rank, word] of list.entries()) {
    yield* cases(word);
    if (rank >= disguised) continue;
    for (const cased of cases(word)) for (const ending of endings) yield cased + ending;
    for (const other of written(word))
      for (const cased of [other, capital(other)]) for (const ending of ['', '1', '!', '123']) yield cased + ending;
  }
}
/** Nothing at all, one or two signs, one sign over and over. */
function* tooShort(): Iterable<string> {
  yield '';
  for (let code = 0x21; code < 0x2500; code++) yield String.fromCodePoint(code);
  const typed = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at));
  for (const one of typed) {
    for (const other of typed) yield one + other;
    for (let times = 3; times <= 20; times++) yield one.repeat(times);
  }
}

function* everyText(
  common: Lists<'passwords-common' | 'diceware-common'>,
  english: Lists<`${'firstnames' | 'lastnames' | 'commonWords'}-en`>,
) {
  yield* tooShort();
  for (const list of [common['passwords-common'], english['firstnames-en']]) yield* variantsOf(list);
  for (const list of [common['diceware-common'], english['commonWords-en'], english['lastnames-en'].slice(0, 20_000)])
    for (const word of list) yield* cases(word);
}
/** In slices of some milliseconds, so that others are served meanwhile. What stands in it twice does not matter. */
async function fingerprints(): Promise<Float64Array> {
  const [{ dictionary: common }, { dictionary: english }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  let found = new Float64Array(1 << 20);
  let count = 0;
  for (const text of everyText(common, english)) {
    if (count === found.length) found = Float64Array.from({ length: 2 * count }, (_, at) => found[at] ?? Infinity);
    found[count++] = fingerprint(digestOf(text));
    if (count % 2_000 === 0) await nextTurn();
  }
  return found.slice(0, count).sort();
}
let known: Promise<Float64Array> | undefined;

/** Whether it is the digest of a password that every attacker tries first. The first question takes about a second of other work, the next ones nothing. */
export async function isCommon(digest: string): Promise<boolean> {
  const all = await (known ??= fingerprints());
  const wanted = fingerprint(digest);
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (all[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return all[low] === wanted;
}

/** What people make of a name: in small letters, with a capital, in capitals, without spaces, with a number or a year behind it. */
function* variantsOfName(text: string, year: number): Iterable<string> {
  const words = text.normalize('NFC').trim().split(/\s+/).filter(Boolean);
  const whole = [words.join(' '), words.join(''), words.join('.'), words.join('-'), words.join('_')];
  for (const base of new Set([...whole, ...words.filter((word) => word.length > 2)]))
    for (const cased of new Set([base, base.toLowerCase(), capital(base.toLowerCase()), base.toUpperCase()]))
      for (const end of ['', ...endings, `${year - 1}`, `${year}`, `${year + 1}`]) yield cased + end;
}
/** Whether the digest is of a password made of one of these words: a name, an address, what the college is called. */
export function isPersonal(digest: string, words: Words, year: number): boolean {
  const parts = words.flatMap((word) =>
    word.includes('@') ? [word, ...word.split('@'), word.split('@')[0]!.replaceAll(/[._-]+/g, ' ')] : [word],
  );
  for (const part of new Set(parts))
    for (const variant of variantsOfName(part, year)) if (digestOf(variant) === digest) return true;
  return false;
}
