import { expect, test } from '@jest/globals';
import { compactTime, escapedText, folded, icalendarOf } from './icalendar.rules.ts';

test.each([
  ['Romans, chapter 8; verse 1', 'Romans\\, chapter 8\\; verse 1'],
  ['C:\\notes', 'C:\\\\notes'],
  ['one\ntwo\r\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
  ['a\u0000b\u0007c\td', 'abc\td'],
  ['BEGIN:VEVENT "quoted"', 'BEGIN:VEVENT "quoted"'],
])('%j is written as %j', (text, written) => expect(escapedText(text)).toBe(written));

test.each([
  ['2026-11-20T09:00:00.000Z', '20261120T090000Z'],
  ['2026-11-20T09:00:00Z', '20261120T090000Z'],
  ['2026-11-20', '20261120'],
])('%s is %s', (at, written) => expect(compactTime(at)).toBe(written));

test.each([
  ['a'.repeat(75), 1],
  ['a'.repeat(76), 2],
  ['a'.repeat(75 + 74), 2],
  ['a'.repeat(75 + 75), 3],
  ['é'.repeat(60), 2],
  ['学'.repeat(60), 3],
  ['🎓'.repeat(40), 3],
])('%s is folded into lines of at most 75 octets, and unfolds to itself', (line, count) => {
  const lines = folded(line).split('\r\n');
  expect(lines.length).toBe(count);
  for (const one of lines) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75);
  expect(lines.slice(1).every((one) => one.startsWith(' '))).toBe(true);
  expect(folded(line).replaceAll('\r\n ', '')).toBe(line);
});

test('a calendar is what RFC 5545 asks for: instants in UTC, days as dates, every line ended', () => {
  const entry = { uid: 'exam-1@college.example', url: 'https://college.example/1', isBusy: false };
  const text = icalendarOf({
    name: 'Cedar Ridge, Learning',
    now: '2026-11-20T09:00:00.000Z',
    language: 'en',
    entries: [
      { ...entry, summary: 'Exam: Acts', start: '2026-11-21T08:00:00.000Z', end: '2026-11-25T08:00:00.000Z' },
      { ...entry, uid: 'leave-1@college.example', summary: 'Leave', start: '2026-11-23', end: '2026-11-25' },
      {
        ...entry,
        uid: 'class-1@college.example',
        summary: 'Class: P1',
        description: 'Day Year 1',
        start: '2026-11-23T15:30:00.000Z',
        end: '2026-11-23T17:00:00.000Z',
        isBusy: true,
      },
    ],
  });
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.split('\r\n').slice(0, -1)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Paideia//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Cedar Ridge\\, Learning',
    'X-WR-CALNAME:Cedar Ridge\\, Learning',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    'BEGIN:VEVENT',
    'UID:exam-1@college.example',
    'DTSTAMP:20261120T090000Z',
    'DTSTART:20261121T080000Z',
    'DTEND:20261125T080000Z',
    'SUMMARY:Exam: Acts',
    'URL:https://college.example/1',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:leave-1@college.example',
    'DTSTAMP:20261120T090000Z',
    'DTSTART;VALUE=DATE:20261123',
    'DTEND;VALUE=DATE:20261125',
    'SUMMARY:Leave',
    'URL:https://college.example/1',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:class-1@college.example',
    'DTSTAMP:20261120T090000Z',
    'DTSTART:20261123T153000Z',
    'DTEND:20261123T170000Z',
    'SUMMARY:Class: P1',
    'DESCRIPTION:Day Year 1',
    'URL:https://college.example/1',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});
