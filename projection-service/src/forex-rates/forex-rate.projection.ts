import { forexRatesEvents, type ForexRatesEvent } from '@paideia/events/forex-rates/forex-rate.events.ts';
import { forexRateId } from '@paideia/events/forex-rates/forex-rate.rules.ts';
import { collectionsOf, defineProjection, put } from '../kernel/projection.ts';
import { forexRates, forexRatesGroup, type ForexRateView } from './forex-rate.view.ts';

const rateOf = ({ currency, combinedDate, year, month, rate }: Omit<ForexRateView, '_id'>) => {
  const _id = forexRateId(currency, { year, month });
  return put(forexRates, _id, { _id, currency, combinedDate, year, month, rate });
};
export const forexRateProjection = defineProjection<ForexRatesEvent>({
  group: forexRatesGroup,
  collections: collectionsOf(forexRates),
  events: [forexRatesEvents],
  on: { ForexRateRecorded: rateOf, ForexRateCorrected: rateOf },
});
