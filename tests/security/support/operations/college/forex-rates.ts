import { forexRatesPermissions, readsForexRates } from '@paideia/events/forex-rates/forex-rate.permissions.ts';
import { nothing, type Row } from '../../row.ts';

export const queries: Readonly<Record<string, Row>> = {
  forexRates: { rule: readsForexRates, ...nothing, args: () => ({ currency: 'EUR' }) },
};
export const mutations: Readonly<Record<string, Row>> = {
  recordForexRate: {
    rule: forexRatesPermissions.RecordForexRate,
    ...nothing,
    args: () => ({ input: { currency: 'EUR', year: 2020, month: 1, rate: 0.9 } }),
  },
};
