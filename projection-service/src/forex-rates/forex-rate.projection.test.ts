import { test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { forexRateProjection } from './forex-rate.projection.ts';
import { forexRates } from './forex-rate.view.ts';

const { given } = specFor(forexRateProjection);
const month = { currency: 'EUR', year: 2026, month: 9, combinedDate: '2026-09' };
const recorded = { type: 'ForexRateRecorded', data: { ...month, rate: 0.91 } };

test('a month has the rate that was recorded last', () => {
  const rate = { _id: 'EUR_202609', ...month, rate: 0.91 };
  given(recorded).then(forexRates, 'EUR_202609', rate);
  given(recorded, { type: 'ForexRateCorrected', data: { ...month, from: 0.91, rate: 0.915 } }).then(
    forexRates,
    'EUR_202609',
    { ...rate, rate: 0.915 },
  );
});
