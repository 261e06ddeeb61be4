/** `decimals` only says how many digits are printed; money is always kept in hundredths. */
export const currencies = [
  { value: 'USD', label: 'US dollar', decimals: 2 },
  { value: 'EUR', label: 'Euro', decimals: 2 },
  { value: 'GBP', label: 'Pound sterling', decimals: 2 },
  { value: 'PLN', label: 'Polish zloty', decimals: 2 },
  { value: 'HUF', label: 'Hungarian forint', decimals: 0 },
] as const;

/** Answers how many digits behind the point are printed; money is kept in hundredths all the same. */
export const decimalsOf = (currency: string): number =>
  currencies.find(({ value }) => value === currency)?.decimals ?? 2;

/** The smallest amount that is printed, in hundredths. */
export const stepOf = (currency: string): number => 10 ** (2 - decimalsOf(currency));

/** Hundredths as the locale writes them, with their currency; `tag` is a language tag. */
export function moneyText(amount: number, currency: string, tag: string): string {
  const digits = decimalsOf(currency);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  // A hyphen before a figure is a minus for people.
  const minus = (text: string) => text.replace('-', '−');
  if (!/^[A-Z]{3}$/.test(currency))
    return minus(`${new Intl.NumberFormat(tag, options).format(amount / 100)} ${currency}`);
  return minus(
    new Intl.NumberFormat(tag, { ...options, style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
      amount / 100,
    ),
  );
}
