import { group } from '@paideia/documents/port.ts';

/** It says what a currency was worth in a month: units of it for one US dollar. The id is the currency and the month, as `EUR_202609`. */
export type ForexRateView = {
  readonly _id: string;
  readonly currency: string;
  readonly combinedDate: string;
  readonly year: number;
  readonly month: number;
  readonly rate: number;
};
export const forexRatesGroup = group('forex-rates', 1);
export const forexRates = forexRatesGroup.collection<ForexRateView>('forexRates', {
  indexes: { byMonth: ['currency', 'combinedDate'] },
});
