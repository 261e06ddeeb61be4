import { expect, test } from '@jest/globals';
import { plot } from './plot.ts';
import { reportOf } from './report.ts';
import { allResults, type Kept } from './results.ts';
import { isMet, onceMeasured } from '../method/rounds.ts';

const ratio = { name: 'fast & <good>', median: 2, low: 1.5, high: 2.5, target: 1, sense: 'at least' } as const;
const slow = { ...ratio, name: 'slow', median: 0.5 };
const kept: Kept = {
  id: 'B1',
  title: 'Appends',
  ratios: [ratio, slow, onceMeasured('MB', 135, 'at most', 150)],
  scale: [{ events: 10, perSecond: 12_345 }],
  tables: [{ title: 'Before and after:', rows: [{ counted: 'calls', before: 576, now: 36 }] }],
  rates: { ours: { rate: 1234.5, p50: 1, p95: 2, p99: 3 } },
  figures: { growth: 1 },
  next: 'a log of its own.',
  rounds: 9,
  ms: 750,
  stores: { log: 'embedded', documents: 'embedded' },
  way: 'In one process.',
  commit: 'abc',
  date: '2026-11-20T09:00:00.000Z',
  machine: '2 x CPU',
  isPinned: true,
  loadBefore: 0.1,
  othersCores: 0.02,
  asked: { ms: 3000, rounds: 9 },
  isLong: false,
  seconds: 60,
};
const lineOf = (text: string, begin: string) => text.split('\n').find((line) => line.startsWith(begin));

test('the report says of each target whether it is met, with the figures, and what was not measured', () => {
  const text = reportOf([kept]);
  expect(text).toContain('| fast & <good> | 2 | 1.5 to 2.5 | at least 1 | met |');
  expect(text).toContain('| slow | 0.5 | 1.5 to 2.5 | at least 1 | **missed** |');
  expect(text).toContain('| ours | 1,235 | 1 | 2 | 3 |');
  expect(text).toContain('| 10 | 12,345 |');
  expect(text).toContain('Before and after:\n\n| counted | before | now |');
  expect(text).toContain('Not measured: B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12, B13, B14, B16, B17.');
});

test('what was measured once has no interval, neither in the table nor in the picture', () => {
  expect(reportOf([kept])).toContain('| MB | 135 | measured once | at most 150 | met |');
  expect([...plot([kept.ratios[2]!]).matchAll(/stroke-width="5"/g)]).toHaveLength(0);
});

test('each result is told with the rounds that it took, its stores and the ways between', () => {
  expect(reportOf([kept])).toContain('Measured 2026-11-20 at abc, 9 rounds of 750 ms a side. ');
  expect(reportOf([kept])).toContain('Stores: embedded. Ways: In one process.');
  const { ms: _, ...without } = kept;
  expect(reportOf([{ ...without, rounds: 1, turns: 'one exam' }])).toContain(' at abc, once: one exam. ');
  expect(reportOf([{ ...without, rounds: 5 }])).toContain(' at abc, 5 rounds. ');
});

test('of others at work stands there what was measured of them, or that it was not', () => {
  expect(reportOf([kept])).toContain('Others took 0.02 of a core meanwhile, threads of the system included. ');
  expect(reportOf([{ ...kept, othersCores: 0.7, loadBefore: 0 }])).toContain('so the intervals are wide.');
  const { othersCores: _, ...unknown } = kept;
  const text = reportOf([{ ...unknown, loadBefore: 9 }]);
  expect(text).toContain('was not measured; its load before was 9, of which the benchmark before may be a part.');
  expect(text).not.toContain('intervals are wide');
});

test('at the top each benchmark has a line with its targets, what was found, its stores and what comes next', () => {
  const [before] = reportOf([kept]).split('## B1');
  expect(lineOf(before!, '| [B1]')).toBe(
    '| [B1](#b1-appends) | fast & <good>: at least 1<br>slow: at least 1<br>MB: at most 150 | 2 (1.5 to 2.5)<br>0.5 (1.5 to 2.5)<br>135 (once) | embedded | 2 of 3 met; next: a log of its own. |',
  );
  expect(lineOf(reportOf([{ ...kept, ratios: [ratio] }]), '| [B1]')).toContain('| embedded | met |');
  const many = Array.from({ length: 17 }, () => ratio);
  expect(lineOf(reportOf([{ ...kept, ratios: [...many, slow] }]), '| [B1]')).toContain(
    '| slow: at least 1<br>17 more, all met | 0.5 (1.5 to 2.5) |',
  );
});

test('what ran on servers stands apart, with its servers', () => {
  expect(reportOf([kept])).toContain('None is kept.');
  const stores = { log: 'a server of its own (start)', documents: 'server db:27017' };
  const text = reportOf([kept], [{ ...kept, stores, ratios: [slow] }]);
  expect(text.split('## On servers')[1]).toContain(
    '| B1 | slow | 0.5 | 1.5 to 2.5 | at least 1 | **missed** | log: a server of its own (start); documents: server db:27017 |',
  );
  expect(text.split('## On servers')[0]).not.toContain('db:27017');
});

test('each result that is kept says how it came about, and what comes next where it misses a target', () => {
  for (const { id, ratios, rounds, stores, way, next } of [...allResults(), ...allResults('servers')]) {
    expect([id, rounds, stores, way]).toEqual([id, expect.any(Number), expect.any(Object), expect.any(String)]);
    if (!ratios.every(isMet)) expect([id, next]).toEqual([id, expect.stringMatching(/\.$/)]);
  }
});

test('a picture marks what is missed, and names cannot break it', () => {
  const svg = plot([ratio, slow]);
  expect(svg).toContain('fast &#38; &#60;good&#62;');
  expect([...svg.matchAll(/<circle/g)]).toHaveLength(2);
  expect([...svg.matchAll(/<circle[^>]*#c62828/g)]).toHaveLength(1);
});
