import { expect, test } from '@jest/globals';
import { chosenTrack, type PlayerSettings } from './player-settings.ts';
import { timeText } from './time-text.ts';
import { cuesAt } from './use-cues.ts';
import { mergeRanges, resumeAt, watchedBetween } from './watched.rules.ts';

const ranges = (...pairs: readonly (readonly [number, number])[]) => pairs.map(([from, to]) => ({ from, to }));

test.each([
  ['nothing', ranges(), ranges()],
  ['what touches', ranges([0, 5], [5, 9]), ranges([0, 9])],
  ['what overlaps, in any order', ranges([8, 12], [0, 3], [2, 9]), ranges([0, 12])],
  ['what lies within', ranges([0, 20], [3, 4]), ranges([0, 20])],
  ['what is apart', ranges([6, 7], [0, 2]), ranges([0, 2], [6, 7])],
  ['what is empty or backwards', ranges([3, 3], [5, 4]), ranges()],
])('ranges are merged: %s', (_, given, merged) => {
  expect(mergeRanges(given)).toEqual(merged);
});

test.each([
  [10, 10.25, 1, ranges([10, 10.25])],
  [10, 13.5, 2, ranges([10, 13.5])],
  // The player jumped over it, or back.
  [10, 13.5, 1, []],
  [10, 9, 1, []],
  [10, 10, 1, []],
])('from %d to %d at speed %d', (before, now, speed, watched) => {
  expect(watchedBetween(before, now, speed)).toEqual(watched);
});

test('a recording goes on where it was, but not at its end', () => {
  expect([0, 100, 294, 296, 400].map((position) => resumeAt(position, 300))).toEqual([0, 100, 294, 0, 0]);
});

test.each([
  [undefined, ['en', 'pl_PL'], 'pl_PL', 'pl_PL'],
  [undefined, ['en'], 'pl_PL', null],
  ['en', ['en', 'pl_PL'], 'pl_PL', 'en'],
  ['hu_HU', ['en', 'pl_PL'], 'pl_PL', 'pl_PL'],
  [null, ['en', 'pl_PL'], 'pl_PL', null],
])('subtitles chosen as %s of %j by a reader of %s: %s', (subtitles, locales, own, chosen) => {
  const settings: PlayerSettings = {
    speed: 1,
    size: 'medium',
    background: 'solid',
    ...(subtitles !== undefined && { subtitles }),
  };
  expect(chosenTrack(settings, locales, own)).toBe(chosen);
});

test('times are told in hours, minutes and seconds, and what is said at a time is found', () => {
  expect([0, 65, 3725, NaN, -1].map(timeText)).toEqual(['0:00', '1:05', '1:02:05', '0:00', '0:00']);
  const cues = [
    { id: '0', from: 0, to: 2, text: 'a' },
    { id: '1', from: 1, to: 3, text: 'b' },
  ];
  expect([0, 1, 2, 3].map((time) => cuesAt(cues, time).map(({ text }) => text))).toEqual([
    ['a'],
    ['a', 'b'],
    ['b'],
    [],
  ]);
});
