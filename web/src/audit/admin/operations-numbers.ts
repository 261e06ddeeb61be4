import { currentLocale, formatTag } from '../../lib/i18n/index.ts';

export const numberText = (n: number): string => new Intl.NumberFormat(formatTag(currentLocale())).format(n);
export const percentText = (share: number): string =>
  new Intl.NumberFormat(formatTag(currentLocale()), { style: 'percent' }).format(share);
