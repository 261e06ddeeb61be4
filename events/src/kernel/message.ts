import type { z } from 'zod';

/** It is what travels: a command on its way in, an event on its way out of the log. */
export type Message<T extends string = string, D = unknown> = { readonly type: T; readonly data: D };
export type DataOf<M extends Message, T extends M['type']> = Extract<M, { type: T }>['data'];

/** Turns the data of one version into the data of the next one. Pure; published events never change. */
type Upcast = (data: Record<string, unknown>) => Record<string, unknown>;

export type EventDefinition<S extends z.ZodObject = z.ZodObject> = {
  readonly schema: S;
  /** It counts the data's meanings from 1, and is written into metadata. */
  readonly version: number;
  /** It answers the user id under whose key `personal()` fields are encrypted. It is null when nobody is known whose they could be: then they stay as they are. */
  readonly subject: ((data: z.infer<S>) => string | null) | undefined;
  /** `upcasts[1]` turns version 1 into version 2, and so on up to `version - 1`. */
  readonly upcasts: Readonly<Record<number, Upcast>>;
};

export const event = <S extends z.ZodObject>(
  schema: S,
  {
    version = 1,
    subject,
    upcasts = {},
  }: { version?: number; subject?: (data: z.infer<S>) => string | null; upcasts?: Record<number, Upcast> } = {},
): EventDefinition<S> => ({ schema, version, subject, upcasts });

type EventTable = Readonly<Record<string, EventDefinition>>;
export type Events<C extends string = string, T extends EventTable = EventTable> = {
  readonly category: C;
  readonly types: T;
};
/** The events of one stream category. The table is the published contract of that category. */
export const defineEvents = <C extends string, T extends Record<string, EventDefinition>>(
  category: C,
  types: T,
): Events<C, T> => ({ category, types });
export type EventOf<E extends Events> = {
  [T in keyof E['types'] & string]: Message<T, z.infer<E['types'][T]['schema']>>;
}[keyof E['types'] & string];

export type CommandTable = Readonly<Record<string, z.ZodType>>;
/** Commands have shapes of their own: the same schema checks the form, the API and the service. */
export const defineCommands = <T extends Record<string, z.ZodType>>(types: T): T => types;
export type CommandOf<T extends CommandTable> = { [K in keyof T & string]: Message<K, z.infer<T[K]>> }[keyof T &
  string];

/** `streamOf('leaveRequest')(id)` is `leaveRequest-<id>`; several parts are joined with `_`. */
export const streamOf =
  <C extends string>(category: C) =>
  (...parts: readonly string[]): string =>
    `${category}-${parts.join('_')}`;
