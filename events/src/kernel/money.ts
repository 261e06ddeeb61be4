/** `decimals` only says how many digits are printed; money is always kept in hundredths. */
export const currencies = [
  { value: 'USD', label: 'US dollar', decimals: 2 },
  { value: 'EUR', label: 'Euro', decimals: 2 },
  { value: 'GBP', label: 'Pound sterling', decimals: 2 },
  { value: 'PLN', label: 'Polish zloty', decimals: 2 },
  { value: 'HUF', label: 'Hungarian forint', decimals: 0 },
  { value: 'AUD', label: 'Australian dollar', decimals: 2 },
  { value: 'BRL', label: 'Brazilian real', decimals: 2 },
  { value: 'CAD', label: 'Canadian dollar', decimals: 2 },
  { value: 'CHF', label: 'Swiss franc', decimals: 2 },
  { value: 'CNY', label: 'Chinese yuan', decimals: 2 },
  { value: 'CZK', label: 'Czech koruna', decimals: 2 },
  { value: 'DKK', label: 'Danish krone', decimals: 2 },
  { value: 'HKD', label: 'Hong Kong dollar', decimals: 2 },
  { value: 'IDR', label: 'Indonesian rupiah', decimals: 0 },
  { value: 'INR', label: 'Indian rupee', decimals: 2 },
  { value: 'JPY', label: 'Japanese yen', decimals: 0 },
  { value: 'KES', label: 'Kenyan shilling', decimals: 2 },
  { value: 'KRW', label: 'South Korean won', decimals: 0 },
  { value: 'MXN', label: 'Mexican peso', decimals: 2 },
  { value: 'NGN', label: 'Nigerian naira', decimals: 2 },
  { value: 'NOK', label: 'Norwegian krone', decimals: 2 },
  { value: 'NZD', label: 'New Zealand dollar', decimals: 2 },
  { value: 'PHP', label: 'Philippine peso', decimals: 2 },
  { value: 'RON', label: 'Romanian leu', decimals: 2 },
  { value: 'RUB', label: 'Russian rouble', decimals: 2 },
  { value: 'SEK', label: 'Swedish krona', decimals: 2 },
  { value: 'SGD', label: 'Singapore dollar', decimals: 2 },
  { value: 'TWD', label: 'New Taiwan dollar', decimals: 0 },
  { value: 'UAH', label: 'Ukrainian hryvnia', decimals: 2 },
  { value: 'UGX', label: 'Ugandan shilling', decimals: 0 },
  { value: 'ZAR', label: 'South African rand', decimals: 2 },
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
