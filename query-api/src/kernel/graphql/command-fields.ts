import type { CommandInput, CommandType } from '@paideia/events/catalogue.ts';

type Items<T> = T extends readonly (infer Item)[] ? readonly (Item extends object ? Named<Item> : Item)[] : T;
type Named<T> = { readonly [K in keyof Required<T>]: Items<T[K]> };
/** A resolver sends every field by its name, undefined too, so that a field that is new in a command names whoever sends it. */
export type CommandData<T extends CommandType> = CommandInput<T> & Named<CommandInput<T>>;

/** A closed list may travel as text, where no GraphQL enum stands for it: `send` asks for its members. */
type Typed<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Typed<Item>[]
    : T extends object
      ? { readonly [K in keyof T]?: Typed<T[K]> | null | undefined }
      : T;
/**
 * What an input class implements, naming itself: the fields of `Data`, none left out and none beside them. `Elsewhere` are fields of the data
 * that do not come from the class, such as who is signed in; `Beside` are fields of the class that are none of the data, such as `_id`.
 */
export type FieldsOf<Class, Data, Elsewhere extends keyof Data = never, Beside extends keyof Class = never> = {
  readonly [K in Exclude<keyof Class, Beside>]?: K extends Exclude<keyof Data, Elsewhere>
    ? Typed<Data[K]> | null | undefined
    : never;
} & { readonly [K in Exclude<keyof Data, keyof Class | Elsewhere>]-?: Data[K] };

/** It is the same for the data of a command. */
export type CommandFields<
  Class,
  T extends CommandType,
  Elsewhere extends keyof CommandInput<T> = never,
  Beside extends keyof Class = never,
> = FieldsOf<Class, CommandInput<T>, Elsewhere, Beside>;

type WithoutNulls<T> = { readonly [K in keyof T]-?: Exclude<T[K], null> };
/** The fields of an input by their names, for a command that takes what is left out and knows no null: clients may send either. */
export const withoutNulls = <T extends object>(input: T): WithoutNulls<T> =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, value ?? undefined])) as WithoutNulls<T>;
