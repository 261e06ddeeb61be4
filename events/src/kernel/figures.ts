/** Half up to two decimals, once at the end of a calculation; the nudge undoes what binary fractions lose. */
export const round2 = (value: number): number => Math.round((value + Number.EPSILON * value) * 100) / 100;
/** Percent 0 to 100 with two decimals; `whole` must be positive. */
export const percentOf = (part: number, whole: number): number => round2((100 * part) / whole);
/** The mean of some figures, null of none. */
export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0) / values.length;
/** 94.32 as "94.32%", "94,32 %" or "94,32%": as the tag's language writes it. Percentages of the product are numbers from 0 to 100. */
export const percentText = (tag: string, value: number, mostDigits = 2, leastDigits = 0): string =>
  new Intl.NumberFormat(tag, {
    style: 'percent',
    minimumFractionDigits: leastDigits,
    maximumFractionDigits: mostDigits,
    signDisplay: 'negative',
  }).format(value / 100);
