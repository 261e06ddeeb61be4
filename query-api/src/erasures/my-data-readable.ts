import { auditIds } from '@paideia/events/catalogue.ts';
import { isId } from '@paideia/events/kernel/ids.ts';
import type { NamedKind } from '@paideia/events/kernel/audit.ts';
import { nameIn } from '../kernel/log/names.ts';
import type { Formatter } from '../kernel/log/formatter.ts';
import type { ExportPart, ExportItem } from '../kernel/export/part.ts';
import type { Context } from '../kernel/graphql/context.ts';

/** Puts one entry into words for a reader: names in place of ids, money in its currency, languages by their names. */
export type Readable = (item: ExportItem, context: Pick<Context, 'join'>, formatter: Formatter) => Promise<ExportItem>;

/** It reads by what the parts say of their fields. */
export function readerOf(parts: readonly ExportPart[]): Readable {
  const mute = new Set(['userId', ...parts.flatMap((part) => part.mute ?? [])]);
  // All other numbers of what has a currency are money in hundredths.
  const counts = new Set(parts.flatMap((part) => part.counts ?? []));
  const words = new Set(parts.flatMap((part) => part.words ?? []));
  const ids = Object.assign({}, auditIds, ...parts.map((part) => part.ids)) as Readonly<Record<string, NamedKind>>;
  const kindOf = (field: string): NamedKind | undefined => (field.endsWith('By') ? 'person' : ids[field]);
  /** An id of something that has a name is said by its name; of anything else it says nothing to a reader. */
  const isMute = (field: string) =>
    mute.has(field) || (/^_?id$|Id$/.test(field) && kindOf(field) === undefined && !words.has(field));

  const readable = async (
    item: ExportItem,
    context: Pick<Context, 'join'>,
    formatter: Formatter,
    currency?: string,
  ): Promise<ExportItem> => {
    const sum = typeof item['currency'] === 'string' ? item['currency'] : currency;
    const say = async (field: string, value: unknown): Promise<unknown> => {
      if (Array.isArray(value)) return Promise.all(value.map((one: unknown) => say(field, one)));
      if (typeof value === 'object' && value !== null) return readable(value as ExportItem, context, formatter, sum);
      if (typeof value === 'number' && sum !== undefined && !counts.has(field)) return formatter.money(value, sum);
      if (typeof value !== 'string') return value;
      if (field === 'locale') return formatter.language(value);
      const kind = kindOf(field);
      if (kind) return nameIn(context.join, kind, value);
      return isId(value) ? undefined : value;
    };
    const worded = parts.reduce((one, part) => part.told?.(one) ?? one, item);
    const entries = Object.entries(worded).filter(([field]) => !isMute(field));
    return Object.fromEntries(
      await Promise.all(entries.map(async ([field, value]) => [field, await say(field, value)] as const)),
    );
  };
  return (item, context, formatter) => readable(item, context, formatter);
}
