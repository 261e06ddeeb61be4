import { currencies } from '../kernel/money.ts';

/** Rates are units of a currency for one of this one, which therefore has none itself. */
export const baseCurrency = 'USD';
export const forexCurrencies = currencies.map(({ value }) => value).filter((value) => value !== baseCurrency);
/** The month is written `yyyy-MM`. */
export const combinedDateOf = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
/** It names a currency in a month, as `EUR_202609`. */
export const forexRateId = (
  currency: string,
  { year, month }: { readonly year: number; readonly month: number },
): string => `${currency}_${combinedDateOf(year, month).replace('-', '')}`;
/** A rate is typed with as many places. */
export const rateDecimals = 6;
export const lowestRate = 1 / 10 ** rateDecimals;
export const highestRate = 1_000_000;
