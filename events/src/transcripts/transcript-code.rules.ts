// The code by which anybody checks an issued transcript: sixteen signs in four blocks, of which the last is a check of the others.

/** Crockford's: no letter that passes for a figure, or for another letter. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const blockLength = 4;
const length = 16;
/** So many are drawn by chance: 75 bits. */
export const drawnSigns = length - 1;

/** Twice a value in the field of 32 elements, whose polynomial is x⁵ + x² + 1. */
const doubled = (value: number): number => (value & 16 ? (value << 1) ^ 37 : value << 1);
/** Each place has a weight of its own, so that one wrong sign, and any two that changed places, are noticed. */
const weighed = (values: readonly number[]): number => values.reduce((sum, value) => doubled(sum ^ value), 0);

const inBlocks = (text: string): string => text.match(new RegExp(`.{${blockLength}}`, 'g'))!.join('-');

/**
 * Makes a code of what chance gave.
 * @param drawn `drawnSigns` numbers, of each of which the last five bits count
 */
export function codeOf(drawn: Iterable<number>): string {
  const values = [...drawn].slice(0, drawnSigns).map((one) => one & 31);
  return inBlocks([...values, weighed(values)].map((value) => signs[value]).join(''));
}

type ReadCode = { readonly code: string } | { readonly wrong: 'malformed' | 'mistyped' };
/** Answers the code that somebody typed, as it is printed: small letters, spaces and signs between the blocks, O for 0, and I or L for 1, are all the same. */
export function readCode(typed: string): ReadCode {
  const text = typed
    .toUpperCase()
    .replace(/[\s\p{P}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const values = [...text].map((sign) => signs.indexOf(sign));
  if (values.length !== length || values.includes(-1)) return { wrong: 'malformed' };
  return weighed(values.slice(0, -1)) === values.at(-1) ? { code: inBlocks(text) } : { wrong: 'mistyped' };
}
