import type { CardBrand } from '@paideia/events/cards/card.rules.ts';
import type { Translate } from '../lib/i18n/index.ts';
import type { cardsMessages } from './cards.messages.ts';

/** Names of companies are the same in every language. */
const brands: Readonly<Record<Exclude<CardBrand, 'other'>, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};
type Named = { readonly brand: CardBrand; readonly endingDigits: string | null };

/** A card as people know it. */
export const cardName = (t: Translate<keyof typeof cardsMessages>, { brand, endingDigits }: Named): string =>
  t('named', { brand: brand === 'other' ? t('other') : brands[brand], digits: endingDigits ?? '····' });
