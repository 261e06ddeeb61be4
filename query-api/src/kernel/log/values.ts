import { auditFields, auditIds } from '@paideia/events/catalogue.ts';
import { partName } from '@paideia/events/kernel/names.ts';
import type { NamedKind } from '@paideia/events/kernel/audit.ts';
import { isId } from '@paideia/events/kernel/ids.ts';
import { isLocale } from '@paideia/events/kernel/messages.ts';
import type { Formatter } from './formatter.ts';
import type { AuditChange } from './changes.ts';

/** The present name of an id; undefined when nobody knows it (any more). */
export type NameOf = (kind: NamedKind, id: string) => string | undefined;
/** `at`: when it happened; a day of the same year is told without the year. */
export type Wording = { readonly formatter: Formatter; readonly nameOf: NameOf; readonly at?: string };

const longest = 500;
const date = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** It is said by its name; a person or a thing whose name is gone is said as such. */
export const nameText = ({ formatter, nameOf }: Wording, kind: NamedKind, id: string): string =>
  nameOf(kind, id) ?? formatter.text(kind === 'person' ? 'audit.someone' : 'audit.something');
/** It is the name of a person or of a region. */
export const ownerName = (nameOf: NameOf, id: string): string | undefined =>
  nameOf('person', id) ?? nameOf('region', id);
export const labelOf = (field: string, { text }: Formatter): string =>
  Object.hasOwn(auditFields, field) ? text(`audit.field.${field}`) : field;

type Parts = Readonly<Record<string, unknown>>;
type Named = { readonly kind: NamedKind; readonly id: string };
const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Named>).kind === 'string' &&
  typeof (value as Partial<Named>).id === 'string';
/** The kinds of `AuditValue` that are objects, each known by a field of its own; null for any other object. */
function marked(value: Parts, wording: Wording): string | null {
  const { formatter, nameOf } = wording;
  const {
    id,
    defaultMessage,
    word,
    amount,
    currency,
    percent,
    from,
    to,
    language,
    label,
    phrase,
    weekday,
    dayOf,
    part,
    of,
  } = value;
  const said = (one: unknown) => valueText(one, wording) ?? '';
  if (typeof defaultMessage === 'string') return formatter.text(`${id as string}`);
  if (typeof word === 'string') return formatter.value(word);
  if (typeof amount === 'number' && typeof currency === 'string') return formatter.money(amount, currency);
  if (typeof percent === 'number') return formatter.percent(percent);
  if (typeof from === 'string' && typeof to === 'string') return formatter.dates(from, to, wording.at);
  if (typeof language === 'string') return formatter.language(language);
  if (isNamed(value)) return nameText(wording, value.kind, value.id);
  if (label !== undefined && 'value' in value)
    return formatter.text('audit.labelled', { label: said(label), value: said(value.value) });
  if (part !== undefined && isNamed(of)) return partName(said(part), nameOf(of.kind, of.id));
  if (typeof dayOf === 'string') return formatter.date(formatter.day(dayOf), wording.at);
  if (Array.isArray(phrase)) return phrase.map(said).join(' ');
  return typeof weekday === 'number' ? formatter.weekday(weekday) : null;
}

/** A value in words. Of a field that is named, text may be an id, a date or a fixed value; otherwise it is what people typed. */
export function valueText(value: unknown, wording: Wording, field = ''): string | null {
  const { formatter, nameOf } = wording;
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return formatter.value(value ? 'yes' : 'no');
  if (typeof value === 'number') return formatter.number(value);
  if (Array.isArray(value)) return formatter.list(value.flatMap((item) => valueText(item, wording, field) ?? []));
  if (typeof value === 'object') return marked(value as Parts, wording) ?? partsText(value as Parts, wording);
  if (typeof value !== 'string') return null;
  if (field === '') return value;
  const kind = auditIds[field];
  if (field === 'itemId') return ownerName(nameOf, value) ?? formatter.text('audit.something');
  if (kind) return nameText(wording, kind, value);
  if (date.test(value)) return formatter.date(value);
  if (instant.test(value)) return formatter.instant(value);
  if (field === 'locale' && isLocale(value)) return formatter.language(value);
  return value.length > longest ? `${value.slice(0, longest)}…` : formatter.value(value);
}
/** Each field is said with its label. */
function partsText(parts: Parts, wording: Wording): string | null {
  const { formatter } = wording;
  const said = Object.entries(parts).flatMap(([field, one]) => {
    const value = valueText(one, wording, field);
    return value === null ? [] : [formatter.text('audit.labelled', { label: labelOf(field, formatter), value })];
  });
  return said.length > 0 ? said.join('; ') : null;
}

/** The person, region, course, language or key whose field it is; what a program made up says nothing. */
function ownerText(owner: string, { formatter, nameOf }: Wording): string | undefined {
  if (isLocale(owner)) return formatter.language(owner);
  return (
    ownerName(nameOf, owner) ??
    nameOf('course', owner) ??
    (isId(owner) || owner === '' ? undefined : formatter.value(owner))
  );
}

/** A change in words. */
export function changeText(
  { owner, field, before, after }: AuditChange,
  wording: Wording,
): { readonly field: string; readonly before: string | null; readonly after: string | null } {
  const label = labelOf(field, wording.formatter);
  const name = ownerText(owner, wording);
  return {
    field: name === undefined ? label : wording.formatter.text('audit.fieldOf', { field: label, name }),
    before: valueText(before, wording, field),
    after: valueText(after, wording, field),
  };
}
