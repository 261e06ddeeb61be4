import { numberTag } from './formats.ts';

/** How many digits of a currency are printed, as the server's `currencies` say. */
export type Currency = { readonly value: string; readonly decimals: number };

const digitsOf = (currency: string, known: readonly Currency[]) => {
  const decimals = known.find(({ value }) => value === currency)?.decimals;
  return decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
};
/** A hyphen before a figure is a minus for people. */
const minus = (text: string) => text.replace('-', '−');
const isCode = (currency: string) => /^[A-Z]{3}$/.test(currency);

/** Hundredths as "$800.00", whatever the currency's digits: they decide only how many are printed. */
export function money(amount: number, currency: string, known: readonly Currency[]): string {
  if (!isCode(currency)) return `${plainMoney(amount, currency, known)} ${currency}`;
  return minus(
    new Intl.NumberFormat(numberTag(), {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...digitsOf(currency, known),
    }).format(amount / 100),
  );
}
/** The same without its currency, for columns that name it once. */
export function plainMoney(amount: number, currency: string, known: readonly Currency[]): string {
  const usual = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return minus(new Intl.NumberFormat(numberTag(), { ...usual, ...digitsOf(currency, known) }).format(amount / 100));
}
/** Hundredths as "1.2K", for where there is little room and nothing hangs on a few. */
export const shortMoney = (amount: number): string =>
  minus(new Intl.NumberFormat(numberTag(), { notation: 'compact', maximumFractionDigits: 2 }).format(amount / 100));
