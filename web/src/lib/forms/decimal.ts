import { numberTag } from '../i18n/formats.ts';

type DecimalProblem = 'empty' | 'unreadable' | 'ambiguous' | 'tooFine' | 'tooSmall' | 'tooLarge';
/** It says what was read, in whole steps: 12.5 with two digits is 1250. */
type Decimal = { readonly units: number } | { readonly problem: DecimalProblem };
export type DecimalRange = {
  /** A step is so many digits behind the point. */
  readonly digits: number;
  /** So many of them may be written; it is all unless said. */
  readonly fine?: number;
  /** It is counted in steps. */
  readonly min: number;
  readonly max: number;
};
/** Percent is written with two digits. */
export const percentRange: DecimalRange = { digits: 2, min: 0, max: 100_00 };
type Style = { readonly point: string; readonly group: string };

/** It answers how this locale writes numbers, and how the other half of the world does. */
function styles(): { readonly own: Style; readonly other: Style } {
  const parts = new Intl.NumberFormat(numberTag()).formatToParts(1_234_567.8);
  const point = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const group = parts.find(({ type }) => type === 'group')?.value ?? ' ';
  return {
    own: { point, group: /\s/.test(group) ? ' ' : group },
    other: point === ',' ? { point: '.', group: ',' } : { point: ',', group: '.' },
  };
}
/** Digits stand in groups of three or in none; spaces and apostrophes group everywhere. */
function read(
  text: string,
  { point, group }: Style,
): { readonly whole: string; readonly fraction: string } | undefined {
  const [whole = '', fraction = '', ...rest] = text.split(point);
  if (rest.length > 0 || (text.includes(point) && !/^\d+$/.test(fraction))) return undefined;
  if (/^\d+$/.test(whole)) return { whole, fraction };
  const separator = /^\d{1,3}(\D)/.exec(whole)?.[1];
  if (separator === undefined || ![group, ' ', "'", '’'].includes(separator)) return undefined;
  const groups = whole.split(separator);
  return groups.slice(1).every((one) => /^\d{3}$/.test(one)) ? { whole: groups.join(''), fraction } : undefined;
}

/**
 * It reads a number as people type it in this locale. What the locale reads one way and the rest of the world another way is refused as `ambiguous` rather than
 * guessed, because a wrong guess is wrong a thousandfold. It takes nothing negative, and no exponents.
 */
export function parseDecimal(typed: string, { digits, fine = digits, min, max }: DecimalRange): Decimal {
  const text = typed.trim().replace(/\s/g, ' ');
  if (text === '') return { problem: 'empty' };
  // A negative number is one, and less than any that a field takes.
  if (/^[-−] ?\d/.test(text)) return { problem: 'tooSmall' };
  const { own, other } = styles();
  const inSteps = (style: Style): number | DecimalProblem => {
    const found = read(text, style);
    if (!found) return 'unreadable';
    if (found.fraction.replace(/0+$/, '').length > digits || found.fraction.length > fine) return 'tooFine';
    return Number(found.whole + found.fraction.padEnd(digits, '0').slice(0, digits));
  };
  const [mine, theirs] = [inSteps(own), inSteps(other)];
  if (typeof theirs === 'number' && mine !== theirs) return { problem: 'ambiguous' };
  if (typeof mine !== 'number') return { problem: mine };
  if (mine > max || !Number.isSafeInteger(mine)) return { problem: 'tooLarge' };
  return mine < min ? { problem: 'tooSmall' } : { units: mine };
}

/** Writes steps as the locale does in a field: without groups. `least` digits are always written. */
export const decimalText = (units: number, digits: number, least = 0): string =>
  new Intl.NumberFormat(numberTag(), {
    useGrouping: false,
    minimumFractionDigits: least,
    maximumFractionDigits: digits,
  }).format(units / 10 ** digits);
