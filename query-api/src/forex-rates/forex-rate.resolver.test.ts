import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { forexRates } from '@paideia/projection-service/forex-rates/forex-rate.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

let api: ApiSpec;
let admin: string;
const signIn = (n: number, ...roles: string[]) =>
  api.signIn(userView({ _id: `${n}`.repeat(24), email: `${n}@example.org`, roles: [...roles, 'user'] as never }));
const rate = (currency: string, month: number, value: number) => ({
  _id: `${currency}_2026${String(month).padStart(2, '0')}`,
  currency,
  combinedDate: `2026-${String(month).padStart(2, '0')}`,
  year: 2026,
  month,
  rate: value,
});
beforeAll(async () => {
  api = await apiSpec();
  await api.put(forexRates, rate('EUR', 9, 0.91), rate('EUR', 10, 0.92), rate('GBP', 9, 0.78));
  admin = await signIn(1, 'admin', 'manager');
});
afterAll(() => api.close());
const rates = (currency: string, cookie: string) =>
  api.post(
    'query forexRates($currency: String!) { forexRates(currency: $currency) { _id currency combinedDate year month rate } }',
    { currency },
    { cookie },
  );

test('the rates of a currency, the latest month first', async () => {
  expect((await rates('EUR', admin)).data).toEqual({ forexRates: [rate('EUR', 10, 0.92), rate('EUR', 9, 0.91)] });
  expect((await rates('USD', admin)).data).toEqual({ forexRates: [] });
});
test('are for those who read reports', async () => {
  expect((await rates('GBP', await signIn(2, 'reportsAdmin'))).data).toEqual({ forexRates: [rate('GBP', 9, 0.78)] });
  expect((await rates('GBP', await signIn(3, 'manager'))).errors[0]?.extensions.code).toBe('noAccess');
});
test('a rate is sent as it was typed, of a currency that is there', async () => {
  const mutation = 'mutation ($input: ForexRateInput!) { recordForexRate(input: $input) { _id combinedDate rate } }';
  const input = { currency: 'EUR', year: 2026, month: 9, rate: 0.913 };
  api.sent.length = 0;
  expect((await api.post(mutation, { input }, { cookie: admin })).data?.recordForexRate).toMatchObject({
    _id: 'EUR_202609',
  });
  expect(api.sent.map(({ envelope: { type, data } }) => [type, data])).toEqual([['RecordForexRate', input]]);
  const { errors } = await api.post(mutation, { input: { ...input, currency: 'USD' } }, { cookie: admin });
  expect(errors[0]?.extensions.issues).toMatchObject([{ path: 'currency' }]);
});
