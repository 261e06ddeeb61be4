/** Of these Stripe counts whole units; of all others hundredths, also where nobody prints them. */
const inWholeUnits: readonly string[] = [
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
];

/** Hundredths as Stripe counts them. What is no whole number then, Stripe refuses. */
export const stripeAmount = (amount: number, currency: string): number =>
  inWholeUnits.includes(currency) ? amount / 100 : amount;
