// Calendars as RFC 5545 writes them. Every time is an instant in UTC, so that no zone has to be described; days are dates.

/** `start` and `end` are instants, or dates for whole days, of which the last one is not part of it. */
export type FeedEntry = {
  /** The same for the same thing each time it is read. */
  readonly uid: string;
  readonly summary: string;
  readonly description?: string;
  readonly start: string;
  readonly end: string;
  readonly url: string;
  /** The person is not free for anything else. */
  readonly isBusy: boolean;
};

/** Signs of control, which no text may have but for tabs and the ends of lines. */
const unwritable = /[^\P{Cc}\t\r\n]/gu;
/** As the value of a property whose type is TEXT. */
export const escapedText = (text: string): string =>
  text
    .replace(unwritable, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n');

const mostOctets = 75;
/** A line of at most 75 octets; what is left goes on in the next one, behind a space, and no sign is cut in two. */
export function folded(line: string): string {
  let [written, length] = ['', 0];
  for (const sign of line) {
    const octets = Buffer.byteLength(sign);
    if (length + octets > mostOctets) {
      written += '\r\n ';
      length = 1;
    }
    written += sign;
    length += octets;
  }
  return written;
}

/** It writes `2026-11-20T09:00:00.000Z` as `20261120T090000Z`, and a date as `20261120`. */
export const compactTime = (at: string): string => at.replace(/\.\d+(?=Z)/, '').replace(/[-:]/g, '');
const timeLine = (name: string, at: string): string =>
  at.includes('T') ? `${name}:${compactTime(at)}` : `${name};VALUE=DATE:${compactTime(at)}`;

const linesOf = ({ uid, summary, description, start, end, url, isBusy }: FeedEntry, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${escapedText(uid)}`,
  `DTSTAMP:${stamp}`,
  timeLine('DTSTART', start),
  timeLine('DTEND', end),
  `SUMMARY:${escapedText(summary)}`,
  ...(description === undefined ? [] : [`DESCRIPTION:${escapedText(description)}`]),
  `URL:${url}`,
  `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
  'END:VEVENT',
];

type Feed = {
  readonly name: string;
  readonly now: string;
  readonly language: string;
  readonly entries: readonly FeedEntry[];
};
/** The whole of it. Calendars are asked to read it again every six hours, which each does as it likes. */
export function icalendarOf({ name, now, language, entries }: Feed): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Paideia//Calendar//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapedText(name)}`,
    `X-WR-CALNAME:${escapedText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...entries.flatMap((entry) => linesOf(entry, compactTime(now))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
