import { expect, test } from '@jest/globals';
import { forexRatesCommands, type ForexRatesCommand } from '@paideia/events/forex-rates/forex-rate.commands.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { forexRates } from './forex-rates.decider.ts';

const { given } = specFor(forexRates, {});
const record = (month: number, rate: number): ForexRatesCommand => ({
  type: 'RecordForexRate',
  data: { currency: 'EUR', year: 2026, month, rate },
});
const recorded = {
  type: 'ForexRateRecorded',
  data: { currency: 'EUR', year: 2026, month: 9, combinedDate: '2026-09', rate: 0.91 },
} as const;

test('a month has one rate; another one corrects it, the same one changes nothing', () => {
  given().when(record(9, 0.91)).then(recorded);
  given(recorded).when(record(9, 0.91)).thenNothing();
  const corrected = {
    type: 'ForexRateCorrected',
    data: { currency: 'EUR', year: 2026, month: 9, combinedDate: '2026-09', from: 0.91, rate: 0.92 },
  } as const;
  given(recorded).when(record(9, 0.92)).then(corrected);
  given(recorded, corrected).when(record(9, 0.92)).thenNothing();
  given(recorded)
    .when(record(10, 0.92))
    .then({ ...recorded, data: { ...recorded.data, month: 10, combinedDate: '2026-10', rate: 0.92 } });
});
test.each([
  [{}, true],
  [{ rate: 0 }, false],
  [{ rate: -1 }, false],
  [{ rate: 0.000001 }, true],
  [{ rate: 1e-300 }, false],
  [{ month: 0 }, false],
  [{ month: 13 }, false],
  [{ currency: 'USD' }, false],
  [{ currency: 'XYZ' }, false],
])('%j is a rate: %s', (part, isOne) => {
  const data = { currency: 'HUF', year: 2026, month: 12, rate: 351.25, ...part };
  expect(forexRatesCommands.RecordForexRate.safeParse(data).success).toBe(isOne);
});
test('is recorded by admins, in person', () => {
  const { allows } = given();
  const person = (...roles: string[]) => ({
    userId: 'a'.repeat(24),
    roles,
    regionIds: [],
    regionRoles: [],
    attendanceAdminOf: [],
  });
  expect(allows('RecordForexRate', person('admin', 'user'), {})).toBe(true);
  expect(allows('RecordForexRate', { ...person('admin'), impersonatorId: 'b'.repeat(24) }, {})).toBe(false);
  expect(allows('RecordForexRate', person('reportsAdmin', 'manager', 'user'), {})).toBe(false);
});
