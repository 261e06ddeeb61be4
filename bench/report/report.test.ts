import { expect, test } from '@jest/globals';
import { plot, reportOf } from './report.ts';
import type { Kept } from './results.ts';

const ratio = { name: 'fast & <good>', median: 2, low: 1.5, high: 2.5, target: 1, sense: 'at least' } as const;
const kept: Kept = {
  id: 'B1',
  title: 'Appends',
  ratios: [ratio, { ...ratio, name: 'slow', median: 0.5 }],
  scale: [{ events: 10, perSecond: 12_345 }],
  rates: { ours: { rate: 1234.5, p50: 1, p95: 2, p99: 3 } },
  figures: { growth: 1 },
  commit: 'abc',
  date: '2026-11-20T09:00:00.000Z',
  machine: '2 x CPU',
  isPinned: true,
  loadBefore: 0.1,
  ms: 3000,
  rounds: 9,
  isLong: false,
  seconds: 60,
};

test('the report says of each target whether it is met, with the figures, and what was not measured', () => {
  const text = reportOf([kept]);
  expect(text).toContain('| fast & <good> | 2 | 1.5 to 2.5 | at least 1 | met |');
  expect(text).toContain('| slow | 0.5 | 1.5 to 2.5 | at least 1 | **missed** |');
  expect(text).toContain('| ours | 1,235 | 1 | 2 | 3 |');
  expect(text).toContain('| 10 | 12,345 |');
  expect(text).toContain('Not measured: B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12.');
  expect(text).not.toContain('others were at work');
  expect(reportOf([{ ...kept, loadBefore: 9 }])).toContain('others were at work');
});
test('a picture marks what is missed, and names cannot break it', () => {
  const svg = plot(kept.ratios);
  expect(svg).toContain('fast &#38; &#60;good&#62;');
  expect([...svg.matchAll(/<circle/g)]).toHaveLength(2);
  expect([...svg.matchAll(/<circle[^>]*#c62828/g)]).toHaveLength(1);
});
