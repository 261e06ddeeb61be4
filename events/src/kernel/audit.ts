import type { z } from 'zod';
import type { commonFields } from './audit-field.messages.ts';
import { auditWords } from './audit-words.messages.ts';
import type { EventOf, Events } from './message.ts';
import type { MessageDescriptor } from './messages.ts';

/** The present name is asked of these: `person`, `region` and what else a view says that its documents are. */
export type NamedKind = string;
/**
 * A value before it is put into words, which only the reader's locale can do: text that people typed, a fixed value with a word of its own,
 * money in hundredths, a percent from 0 to 100, days as `yyyy-MM-dd`, one of the 13 locales, something by its present name, a part with the whole that it belongs to, a weekday from 1 for Monday, a labelled value, values one after the other.
 */
export type AuditValue =
  | string
  | number
  | MessageDescriptor
  | { readonly word: string }
  | { readonly amount: number; readonly currency: string }
  | { readonly percent: number }
  | { readonly from: string; readonly to: string }
  | { readonly language: string }
  | { readonly kind: NamedKind; readonly id: string }
  | { readonly weekday: number }
  | { readonly dayOf: string }
  | { readonly part: AuditValue; readonly of: { readonly kind: NamedKind; readonly id: string } }
  | { readonly label: AuditValue; readonly value: AuditValue }
  | { readonly phrase: readonly AuditValue[] }
  | readonly AuditValue[];

export const word = (code: string): AuditValue => ({ word: code });
export const money = (amount: number, currency: string): AuditValue => ({ amount, currency });
export const percent = (value: number): AuditValue => ({ percent: value });
export const days = (from: string, to: string = from): AuditValue => ({ from, to });
/** Says the day of an instant, in the region of the event. */
export const dayOf = (at: string): AuditValue => ({ dayOf: at });
export const language = (locale: string): AuditValue => ({ language: locale });
export const named = (kind: NamedKind, id: string): AuditValue => ({ kind, id });
export const allNamed = (kind: NamedKind, ids: readonly string[]): AuditValue => ids.map((id) => named(kind, id));
export const labelled = (label: AuditValue, value: AuditValue): AuditValue => ({ label, value });
export const phrase = (...parts: readonly AuditValue[]): AuditValue => ({ phrase: parts });

export type Fields = Readonly<Record<string, unknown>>;
/** Answers what a record is called by its own events: its name or its title. */
export const nameIn = ({ name, title }: Fields): AuditValue =>
  ([name, title].find((one) => typeof one === 'string' && one !== '') as string | undefined) ?? auditWords.something;

/** Placeholders besides `{actor}`, `{subject}`, `{group}` and `{region}`, which every sentence has. */
export type Sentence = { readonly message: MessageDescriptor; readonly params: Readonly<Record<string, AuditValue>> };
export const sentence = (message: MessageDescriptor, params: Sentence['params']): Sentence => ({ message, params });

/**
 * What an event says of its record as a whole (`owner` is empty), or of one person, region or key in it. `before` is what the event itself
 * says was there, for when the stream does not tell. `isOnce`: these values are of the event alone, so nothing was before and nothing stays.
 * `kept` is remembered for later events of the stream and shown nowhere.
 */
export type AuditFields = {
  readonly owner: string;
  readonly fields: Fields;
  readonly before?: Fields;
  readonly isOnce?: boolean;
  readonly kept?: Fields;
};
/** The last known values, before the event. */
export type Known = (owner: string) => Fields;
export const whole = (fields: Fields, kept?: Fields): readonly AuditFields[] => [
  { owner: '', fields, ...(kept && { kept }) },
];
export const part = (owner: string, fields: Fields, before?: Fields): AuditFields => ({
  owner,
  fields,
  ...(before && { before }),
});
export const once = (fields: Fields): AuditFields => ({ owner: '', fields, isOnce: true });
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const joined = (before: unknown, more: readonly unknown[]) => [...new Set([...listIn(before), ...more])];
export const without = (before: unknown, fewer: readonly unknown[]) =>
  listIn(before).filter((item) => !fewer.includes(item));

/** It tells what the log says of one type of event. */
export type AuditRow<D = never> = {
  /** `known` are the last known values of the record as a whole, the event included. */
  readonly sentence: MessageDescriptor | ((data: D, known: Fields) => Sentence);
  /** It says what the event means for what was known, where its fields are not simply the new values. */
  readonly changes?: (data: D, known: Known) => readonly AuditFields[];
  /** Personal fields that whoever may read the record may read too. */
  readonly discloses?: readonly (keyof D & string)[];
  /** It follows by a rule from what a person did, so the system did it. */
  readonly isAutomatic?: boolean;
};
/** People look for events by these: the record that several streams tell of, its printed number, and money in hundredths. */
export type AuditSearch = { readonly recordId?: string; readonly number?: string; readonly amount?: number };
type Messages = Readonly<Record<string, MessageDescriptor>>;
type Texts = {
  /** The log calls the kind of record so. */
  readonly label: MessageDescriptor;
  /** Ids of records, batches and causes, which say nothing to people. */
  readonly hidden?: readonly string[];
  /** Fields of any event that hold ids, and of what; those that hold money in hundredths. */
  readonly ids?: Readonly<Record<string, NamedKind>>;
  readonly money?: readonly string[];
  /** What fields and fixed values are called that are of this slice alone. */
  readonly fields?: Messages;
  readonly values?: Messages;
  /** Events that stand for themselves: nothing was there before, and a stream may be long. */
  readonly isFeed?: boolean;
  /** Each event says by itself all that it changed, and a stream may be long: nobody reads what was before. */
  readonly saysAll?: boolean;
};
export type AuditTable<E extends Events = Events> = Texts & {
  readonly events: E;
  readonly search?: (data: never) => AuditSearch;
  readonly rows: Readonly<Record<string, AuditRow>>;
};
type AnyOf<E extends Events> = EventOf<E>['data'];
/** The row of an event with fields that have no name and are not hidden says what it changes; the compiler names the fields by this type. */
interface Unnamed<Field> {
  readonly changes: Field extends string ? object : never;
}
type RowOf<D, Named> = [Exclude<keyof D, Named>] extends [never]
  ? AuditRow<D>
  : AuditRow<D> & Unnamed<Exclude<keyof D, Named>>;
type RowsOf<E extends Events, Named> = {
  readonly [T in keyof E['types'] & string]: RowOf<z.infer<E['types'][T]['schema']>, Named>;
};
/**
 * It tells what the log says of the events of one category. The compiler demands a row for each type, and a name for each field that is shown as it
 * stands, in `fields` or in common; who did it, `by`, stands beside the event.
 */
export const defineAudit = <E extends Events, F extends string = never, H extends string = never>(
  events: E,
  {
    rows,
    ...texts
  }: Texts & {
    readonly fields?: Readonly<Record<F, MessageDescriptor>>;
    readonly hidden?: readonly H[];
    readonly rows: RowsOf<E, F | H | keyof typeof commonFields | 'by'>;
    readonly search?: (data: AnyOf<E>) => AuditSearch;
  },
): AuditTable<E> => ({ ...texts, events, rows });
