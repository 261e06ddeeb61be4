import { z } from 'zod';
import { horizon, instantText, through } from './dates.ts';
import { isPhoneNumber } from './phone-number.ts';
import { isWebAddress } from './web-address.ts';

/** Every `_id` is 24 lower-case hex digits, made before the command is sent, so that a retry meets the same stream. */
export const Id = z.string().regex(/^[0-9a-f]{24}$/);
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);
/** It is written `yyyy-MM-dd` and means a day in the region's time zone. */
export const LocalDate = z.iso.date();
/** It is written `HH:mm` and means the wall clock of the region. */
export const LocalTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};
/** The name of a time zone that is known here. */
export const TimeZone = z.string().max(60).refine(isTimeZone, 'region.timeZoneUnknown');
/** It is written as ISO 8601 has it, in UTC. */
export const Instant = z.iso.datetime();
const isWithinHorizon = (text: string) => horizon.from <= text && text < through(horizon.to);
const beyond = { message: 'field.beyondHorizon' };
/** One moment is written in one way, to the millisecond: instants are compared as text, and a timer knows by it what it was set for. */
const inOneWay = (text: string) => (Number.isNaN(Date.parse(text)) ? text : instantText(Date.parse(text)));
/** Commands take it: it is as `LocalDate` and `Instant`, but within the horizon. What is in the log may lie beyond it. */
export const DateInput = LocalDate.refine(isWithinHorizon, beyond);
export const InstantInput = Instant.refine(isWithinHorizon, beyond).overwrite(inOneWay);
/** The ids of streams have the day as `yyyyMMdd`. */
export const compact = (date: string): string => date.replaceAll('-', '');
/** Signs that nobody sees and nobody types: of control, but for the ends of lines and tabs, and those that turn the direction of what follows. */
// oxlint-disable-next-line no-control-regex
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
/** Nothing to see: blanks, joiners and soft hyphens have their place between letters, and say nothing without any. */
const blank = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;
/** Lone surrogates, which no store keeps, are mended; a text in which there is nothing to see is empty. */
function readable(text: string): string {
  const kept = text.toWellFormed().replace(unseen, '');
  return blank.test(kept) ? '' : kept;
}
/** What people type, trimmed. */
export const Text = (max: number) => z.string().overwrite(readable).trim().min(1).max(max);
/** As `Text`, but empty becomes null. */
export const OptionalText = (max: number) =>
  z
    .string()
    .overwrite(readable)
    .trim()
    .max(max)
    .transform((text) => text || null)
    .nullable()
    .default(null);
const noPhoneNumber = { message: 'field.noPhoneNumber' };
const noWebAddress = { message: 'field.noWebAddress' };
/** What can be dialled, as people write it. */
export const PhoneNumber = (max: number) => Text(max).refine(isPhoneNumber, noPhoneNumber);
/** As `PhoneNumber`, but empty becomes null. */
export const OptionalPhoneNumber = (max: number) =>
  OptionalText(max).refine((text) => text === null || isPhoneNumber(text), noPhoneNumber);
/** It is for what changes some fields of many. It is as `OptionalText`, but a field that is left out stays so: a default would fill it in, and clear what stands. */
export const ClearableText = (max: number) => OptionalText(max).unwrap().optional();
/** A page may show it as a link. */
export const WebAddress = (max: number) => Text(max).refine(isWebAddress, noWebAddress);
/** As `WebAddress`, but empty becomes null. */
export const OptionalWebAddress = (max: number) =>
  OptionalText(max).refine((text) => text === null || isWebAddress(text), noWebAddress);
/** This is `ClearableText` for an address of the web. */
export const ClearableWebAddress = (max: number) =>
  OptionalText(max)
    .unwrap()
    .refine((text) => text === null || isWebAddress(text), noWebAddress)
    .optional();
