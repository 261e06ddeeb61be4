import { describe, expect, test } from '@jest/globals';
import { calendarTexts } from '@paideia/events/calendar-connections/calendar-connection.messages.ts';
import { locales } from '@paideia/events/kernel/messages.ts';
import { translations as ofTheCalendar } from '../calendar-connections/calendar-translations.ts';
import { letterMessages, translations } from './translations.ts';

const idsOf = (...tables: readonly object[]) =>
  tables.flatMap((table) => Object.values(table).map(({ id }: { readonly id: string }) => id));

// What is written in a language's files has to be taken in as well: English would be sent in its place.
describe.each(locales.filter((locale) => locale !== 'en'))('in %s', (locale) => {
  test('every text of a letter is there', () =>
    expect(letterMessages.filter(({ id }) => translations[locale]?.[id] === undefined)).toEqual([]));
  test('every text of the calendar is there', () =>
    expect(idsOf(calendarTexts).filter((id) => ofTheCalendar[locale]?.[id] === undefined)).toEqual([]));
  test('no other language stands in its place', () => {
    const others = locales.filter((other) => other !== locale && translations[other]);
    expect(
      others.filter((other) => JSON.stringify(translations[other]) === JSON.stringify(translations[locale])),
    ).toEqual([]);
  });
});
