import { describe, expect, test } from '@jest/globals';
import { chartFilterOf, lastSevenDays, monthLabels, usualFilter } from './chart-filter.rules.ts';
import { converted, currenciesToAsk, missingRates, rateMonthOf, type Rate } from './forex-conversion.rules.ts';
import { offeredRegions, shownRegions, type ReportRegion } from './report-region.rules.ts';
import { largest, revenueByRegion, revenueRows, sumOfMonths, totalOf, type RevenueRow } from './revenue.rules.ts';

const today = '2026-11-20';
const usual = usualFilter(today);

describe('conversion', () => {
  const rates: readonly Rate[] = [
    { currency: 'EUR', year: 2026, month: 12, rate: 0.92 },
    { currency: 'EUR', year: 2027, month: 1, rate: 0.95 },
    { currency: 'GBP', year: 2026, month: 12, rate: 0.8 },
  ];
  const [november, december] = [
    { year: 2026, month: 11 },
    { year: 2026, month: 12 },
  ];
  test('takes the rate of the following month, in December that of January of the next year', () => {
    expect([november, december].map(rateMonthOf)).toEqual([december, { year: 2027, month: 1 }]);
  });
  test.each([
    ['dollars as euros', 1_234_550, 'USD', 'EUR', november, 11_358],
    ['euros as dollars', 92_000, 'EUR', 'USD', november, 1_000],
    ['euros as pounds, over the dollar', 92_000, 'EUR', 'GBP', november, 800],
    ['December', 800_000, 'USD', 'EUR', december, 7_600],
    ['the same currency, without a rate', 12_349, 'PLN', 'PLN', november, 123],
    ['half a unit', 50, 'USD', 'USD', november, 1],
    ['a refund', -123_455, 'USD', 'USD', november, -1_235],
    ['less than half a unit that was given back', -40, 'USD', 'USD', november, 0],
    ['no rate of the currency itself', 80_000, 'PLN', 'USD', november, 0],
    ['no rate of the wanted currency', 80_000, 'USD', 'GBP', december, 0],
  ] as const)('%s', (_, amount, from, to, at, expected) => {
    expect(converted(amount, from, to, at, rates)).toBe(expected);
  });
  test('asks for the rates of all currencies but the dollar, and for none where nothing is converted', () => {
    expect(currenciesToAsk(['USD', 'GBP', 'EUR', 'GBP'], 'EUR')).toEqual(['EUR', 'GBP']);
    expect(currenciesToAsk(['EUR', 'EUR'], 'EUR')).toEqual([]);
    expect(currenciesToAsk([], 'EUR')).toEqual([]);
  });
  test('names each rate that is missing once, of both currencies', () => {
    const money = [
      { currency: 'GBP', ...november },
      { currency: 'GBP', ...december },
      { currency: 'USD', ...december },
      { currency: 'PLN', ...november },
      { currency: 'PLN', ...november },
      { currency: 'EUR', year: 2020, month: 1 },
    ];
    expect(missingRates(money, 'EUR', rates)).toEqual([
      { currency: 'GBP', year: 2027, month: 1 },
      { currency: 'PLN', year: 2026, month: 12 },
    ]);
  });
});

describe('the regions of a report', () => {
  const region = (_id: string, name: string, type: string, more: Partial<ReportRegion> = {}): ReportRegion => ({
    _id,
    name,
    type,
    zone: 'EUROPE',
    closed: false,
    ...more,
  });
  const regions = [
    region('ridge', 'US - Cedar Ridge', 'CHARIS_CAMPUS'),
    region('alumni', 'US - Alumni', 'AWM_OFFICE'),
    region('lublin', 'Poland - Lublin', 'CHARIS_CAMPUS'),
    region('wells', 'UK - Wells Office', 'AWM_OFFICE', { closed: true }),
    region('platform', 'Platform', 'AWM_OFFICE', { zone: 'SYSTEM' }),
    region('other', 'US - Another', 'toString'),
  ];
  test.each([
    ['all that are open, as usual', {}, ['ridge', 'alumni', 'lublin']],
    ['closed ones too', { showClosed: true }, ['ridge', 'alumni', 'lublin', 'wells']],
    ['no offices', { showAWM: false, showClosed: true }, ['ridge', 'lublin']],
    ['no campuses', { showCBC: false, showClosed: true }, ['alumni', 'wells']],
    ['none of the United States', { showUS: false, showClosed: true }, ['lublin', 'wells']],
    ['none elsewhere', { showIntl: false, showClosed: true }, ['ridge', 'alumni']],
    ['the chosen ones', { selectedRegions: ['lublin', 'platform'] }, ['lublin']],
    ['all where what was chosen is not offered', { selectedRegions: ['wells', 'gone'] }, ['ridge', 'alumni', 'lublin']],
  ])('%s', (_, changed, expected) => {
    expect(shownRegions(regions, { ...usual, ...changed }).map(({ _id }) => _id)).toEqual(expected);
  });
  test('that may be chosen are not fewer by what is chosen', () => {
    expect(offeredRegions(regions, { ...usual, selectedRegions: ['lublin'] })).toHaveLength(3);
  });
});

describe('revenue', () => {
  const row = (regionId: string, month: number, paid: number, more: Partial<RevenueRow> = {}): RevenueRow => ({
    regionId,
    currency: 'USD',
    year: 2026,
    month,
    invoiced: 0,
    credited: 0,
    paid,
    refunded: 0,
    ...more,
  });
  const rows = [
    row('ridge', 1, 10_049),
    row('ridge', 1, 10_049, { currency: 'EUR' }),
    row('ridge', 3, 50_000, { refunded: 70_000 }),
    row('lublin', 2, 30_000, { refunded: 30_000, currency: 'PLN' }),
    row('lublin', 4, 90_000),
    row('lublin', 1, 70_000, { year: 2025 }),
    row('hidden', 1, 10_000),
  ];
  const wanted = { regionIds: ['lublin', 'ridge'], year: 2026, month: 3, currency: 'USD' };
  const rates = [{ currency: 'EUR', year: 2026, month: 2, rate: 1 }];

  test('is what was paid less what was given back, by region and month, each currency rounded by itself', () => {
    expect(revenueByRegion(rows, wanted, rates)).toEqual([
      { regionId: 'lublin', months: [0, 0, 0] },
      { regionId: 'ridge', months: [200, 0, -200] },
    ]);
  });
  test('of other years, of later months, of other regions and of nothing is not looked at', () => {
    expect(revenueRows(rows, wanted).map(({ regionId, month }) => `${regionId} ${month}`)).toEqual([
      'ridge 1',
      'ridge 1',
      'ridge 3',
    ]);
  });
  test('totals add what is shown', () => {
    const regions = revenueByRegion(rows, { ...wanted, month: 4 }, rates);
    expect(regions.map(totalOf)).toEqual([900, 0]);
    expect([1, 4, 12].map((month) => sumOfMonths(regions, month))).toEqual([200, 900, 0]);
  });
  test('of the largest regions stands by itself, and that of the others together where there are more', () => {
    const of = (regionId: string, total: number) => ({ regionId, months: [total] });
    const regions = [of('a', 1), of('b', 3), of('c', 2)];
    const names = ({ first, others }: ReturnType<typeof largest>) =>
      [first, others].map((part) => part.map(({ regionId }) => regionId));
    expect(names(largest(regions, 3))).toEqual([['b', 'c', 'a'], []]);
    expect(names(largest(regions, 2))).toEqual([['b'], ['c', 'a']]);
  });
});

describe('what a device remembers of the charts', () => {
  test('is as usual at first', () => {
    expect(usual).toEqual({
      selectedRegions: [],
      year: 2026,
      month: 12,
      showFilter: false,
      selectedCurrency: 'USD',
      forexRates: [],
      expanded: false,
      showAWM: true,
      showCBC: true,
      showUS: true,
      showIntl: true,
      showClosed: false,
      queryDateRange: { from: '2026-11-13T00:00:00.000', to: '2026-11-20T23:59:59.999', label: 'Last 7 Days' },
    });
    expect(chartFilterOf(undefined, today)).toEqual(usual);
  });
  test('is what was chosen', () => {
    const chosen = {
      ...usual,
      selectedRegions: ['a'],
      year: 2024,
      month: 3,
      showFilter: true,
      selectedCurrency: 'EUR',
      forexRates: [{ currency: 'EUR', year: 2026, month: 12, rate: 0.92 }],
      expanded: true,
      showAWM: false,
      showClosed: true,
      queryDateRange: { from: '2026-01-01T00:00:00.000', to: '2026-01-31T23:59:59.999', label: 'January' },
    };
    expect(chartFilterOf(JSON.parse(JSON.stringify(chosen)), today)).toEqual(chosen);
  });
  test.each([
    ['selectedRegions', [1]],
    ['year', '2026'],
    ['month', 13],
    ['showFilter', 'yes'],
    ['selectedCurrency', 'dollars'],
    ['forexRates', [{ currency: 'EUR', year: 2026, month: 12, rate: 0 }]],
    ['expanded', null],
    ['showUS', 0],
    ['queryDateRange', { from: '2026-01-01' }],
  ] as const)('is as usual for %s where that cannot be', (name, value) => {
    expect(chartFilterOf({ ...usual, month: 5, [name]: value }, today)).toEqual({
      ...usual,
      ...(name !== 'month' && { month: 5 }),
    });
  });
  test('the last seven days are those before today', () => {
    const kept = usualFilter('2026-10-01');
    expect(kept.queryDateRange.label).toBe(lastSevenDays);
    expect(chartFilterOf(kept, today).queryDateRange).toEqual(usual.queryDateRange);
  });
  test('months are labelled from Jan to Dec', () => {
    expect([monthLabels.length, monthLabels[0], monthLabels[8], monthLabels[11]]).toEqual([12, 'Jan', 'Sep', 'Dec']);
  });
});
