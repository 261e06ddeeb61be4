import { z } from 'zod';

/** Every `_id` is 24 lower-case hex digits, made before the command is sent, so that a retry meets the same stream. */
export const Id = z.string().regex(/^[0-9a-f]{24}$/);
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);
/** `yyyy-MM-dd` in the region's time zone. */
export const LocalDate = z.iso.date();
/** `HH:mm`, the wall clock of the region. */
export const LocalTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();
/** `yyyyMMdd`, for the ids of streams. */
export const compact = (date: string): string => date.replaceAll('-', '');
/** What people type: trimmed; lone surrogates, which no store keeps, are mended. */
export const Text = (max: number) =>
  z
    .string()
    .trim()
    .overwrite((text) => text.toWellFormed())
    .min(1)
    .max(max);
/** As `Text`, but empty becomes null. */
export const OptionalText = (max: number) =>
  z
    .string()
    .trim()
    .overwrite((text) => text.toWellFormed())
    .max(max)
    .transform((text) => text || null)
    .nullable()
    .default(null);
