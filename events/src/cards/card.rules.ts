/** Brands that gateways tell apart; all others are one. */
export const cardBrands = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'other'] as const;
export type CardBrand = (typeof cardBrands)[number];
/** What a person keeps at once. */
export const mostCards = 10;
/** The reference under which the gateway knows a card that is being added. */
export const longestSetupReference = 200;

/** What is typed of a card where the trial gateway asks for it, blanks included. */
export const longestCardEntry = { number: 40, expiry: 5, securityCode: 4 } as const;

/** A card is good to the end of its month; `date` is a day as `yyyy-MM-dd`, and `expiry` is `MM/YY`. */
export const isExpired = (expiry: string, date: string): boolean => {
  const [month = '', year = ''] = expiry.split('/');
  return `20${year}-${month}` < date.slice(0, 7);
};
