import { baseCurrency } from '../forex-rates/forex-rate.rules.ts';

export type YearMonth = { readonly year: number; readonly month: number };
/** It says how many units of a currency one unit of the base currency was worth in a month. */
export type Rate = YearMonth & { readonly currency: string; readonly rate: number };

/** The money of a month is converted with the rate of the month after it. */
export const rateMonthOf = ({ year, month }: YearMonth): YearMonth =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };

/** Undefined where none is recorded. */
const rateIn = (rates: readonly Rate[], currency: string, at: YearMonth): number | undefined =>
  currency === baseCurrency
    ? 1
    : rates.find((one) => one.currency === currency && one.year === at.year && one.month === at.month)?.rate;

/** Hundredths of one currency as whole units of another, in the month in which they were paid. Without a rate they count as 0. */
export function converted(amount: number, from: string, to: string, at: YearMonth, rates: readonly Rate[]): number {
  const month = rateMonthOf(at);
  const [source, target] = from === to ? [1, 1] : [rateIn(rates, from, month), rateIn(rates, to, month)];
  // Nothing is never written with a minus.
  return source && target ? Math.round((amount / 100 / source) * target) + 0 : 0;
}

/** The currencies whose rate is to be asked for, so that money of all of these can be told in one: none where nothing is to be converted. */
export const currenciesToAsk = (from: readonly string[], to: string): readonly string[] =>
  from.every((currency) => currency === to)
    ? []
    : [...new Set([...from, to])].filter((currency) => currency !== baseCurrency).toSorted();

/** Which rates are missing to convert money of these months and currencies. */
export function missingRates(
  money: readonly (YearMonth & { readonly currency: string })[],
  to: string,
  rates: readonly Rate[],
): readonly (YearMonth & { readonly currency: string })[] {
  const wanted = money
    .filter(({ currency }) => currency !== to)
    .flatMap((one) => [one.currency, to].map((currency) => ({ currency, ...rateMonthOf(one) })))
    .filter(({ currency, ...at }) => !rateIn(rates, currency, at));
  const keyOf = ({ currency, year, month }: (typeof wanted)[number]) => year * 100 + month + currency;
  return [...new Map(wanted.map((one) => [keyOf(one), one])).values()];
}
