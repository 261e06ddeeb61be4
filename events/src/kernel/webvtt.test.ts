import { expect, test } from '@jest/globals';
import { webVttOf } from './webvtt.ts';

const cues = 'WEBVTT\n\nNOTE made by hand\n\n1\n00:00.000 --> 00:02.000 align:start\nIn the <b>beginning</b>\n';
test('WebVTT stays as it is, whatever ends its lines', () => {
  expect(webVttOf(cues)).toBe(cues);
  const ofWindows = cues.replaceAll('\n', '\r\n');
  expect(webVttOf(`\uFEFF${ofWindows}`)).toBe(ofWindows);
});
test('SubRip becomes WebVTT, and what looks like marks stays text', () => {
  const first = '1\r\n00:00:01,000 --> 00:00:02,500\r\n<font color="red">Na <i>początku</i></font>\r\n';
  expect(webVttOf(`${first}\r\n2\r\n1:00:03,000 --> 1:00:04,000\r\na < b & c\r\n{\\an8}d\r\n`)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nNa <i>początku</i>\n\n01:00:03.000 --> 01:00:04.000\na &lt; b &amp; c\nd\n',
  );
});
test.each([
  ['nothing', ''],
  ['a letter', 'In the beginning'],
  ['a head alone', 'WEBVTT\n\n'],
  ['no times', 'WEBVTT\n\nIn the beginning'],
  ['a time that is none', 'WEBVTT\n\n00:00.000 --> 1:2\nIn the beginning'],
  ['an end before the beginning', 'WEBVTT\n\n00:03.000 --> 00:01.000\nIn the beginning'],
  ['one line of two', 'WEBVTT\n\n00:00.000 --> 00:01.000\nIn the\n\n00:61.000 --> 00:62.000\nbeginning'],
  ['two lines that run together', 'WEBVTT\n\n00:00.000 --> 00:01.000\nIn the\n00:01.000 --> 00:02.000\nbeginning'],
  ['SubRip that breaks off', '1\n00:00:01,000 --> 00:00\nIn the beginning'],
])('%s is no subtitles', (_, text) => expect(webVttOf(text)).toBeNull());
