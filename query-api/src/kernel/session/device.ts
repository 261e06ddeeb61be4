import type { Channel } from '@paideia/events/kernel/metadata.ts';

/** Somebody signs in by one of these ways. */
export type SessionChannel = Extract<Channel, 'WEB' | 'APP'>;
/** The offline app says so when it signs in (`x-channel: APP`); whoever says nothing of the kind is a browser. */
export const channelOf = (said: string | undefined): SessionChannel => (said === 'APP' ? 'APP' : 'WEB');

/** What a browser says of itself, in the words of its makers. Never where it is: an address is no place, and people read it as one. */
export type Device = { readonly browser: string | null; readonly system: string | null };

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
const first = (table: typeof browsers, text: string): string | null =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? null;

export const deviceOf = (userAgent: string | undefined): Device => {
  const text = (userAgent ?? '').slice(0, 400);
  return { browser: first(browsers, text), system: first(systems, text) };
};
