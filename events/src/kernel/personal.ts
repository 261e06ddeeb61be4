import { z } from 'zod';
import type { EventDefinition, Events } from './message.ts';

// Registries and not properties of the schema: zod clones schemas at every step of a chain.
const marks = z.registry<{ personal: true }>();
const lists = z.registry<{ perPerson: true }>();
const keyed = z.registry<{ withheld: true }>();

/** Marks a field for encryption under its subject's key. Read back it is `T | null`: after an erasure it is null. */
export const personal = <T extends z.ZodType>(schema: T): z.ZodNullable<T> => {
  const field = schema.nullable();
  marks.add(field, { personal: true });
  return field;
};
export const isPersonal = (schema: z.ZodType): boolean => marks.has(schema);

/** Marks a list with an entry for each of several people, an id or an object with a `userId`: who may read of one of them reads that one's entries. */
export const perPerson = <T extends z.ZodArray>(schema: T): T => {
  lists.add(schema, { perPerson: true });
  return schema;
};
/** Marks what is of use to programs and to an attacker alone, such as a keyed hash of an address: no read model shows it. */
export const withheld = <T extends z.ZodType>(schema: T): T => {
  keyed.add(schema, { withheld: true });
  return schema;
};

/** The places of personal fields in an object, also inside nested objects; whole lists and objects are marked as one value. */
export function personalPaths(schema: z.ZodType, at: readonly string[] = []): readonly (readonly string[])[] {
  if (isPersonal(schema)) return [at];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return personalPaths(schema.unwrap() as z.ZodType, at);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => personalPaths(field as z.ZodType, [...at, name]));
  return [];
}

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const cleared = (data: Fields, [name = '', ...rest]: readonly string[]): Fields => {
  const inner = data[name];
  if (rest.length === 0) return inner === undefined ? data : { ...data, [name]: null };
  return isObject(inner) ? { ...data, [name]: cleared(inner, rest) } : data;
};

/** `about`: the one person of whom the reader may read. `discloses`: personal fields that every reader of the record may read. */
type Reader = {
  readonly about: string;
  readonly readsPersonal: boolean;
  readonly discloses?: readonly string[] | undefined;
};
/** Answers what an event tells a reader. What it says of others is left out, and what is personal where the reader may not read that; an unknown type tells nothing. */
export function disclosed(
  definition: EventDefinition | undefined,
  data: Fields,
  { about, readsPersonal, discloses = [] }: Reader,
): Fields {
  if (!definition) return readsPersonal ? data : {};
  const isAbout = (item: unknown) => (isObject(item) ? item.userId : item) === about;
  const own = Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const field = definition.schema.shape[name] as z.ZodType | undefined;
      return [name, field && lists.has(field) && Array.isArray(value) ? value.filter(isAbout) : value];
    }),
  );
  if (readsPersonal) return own;
  const hidden = personalPaths(definition.schema).filter(([name = '']) => !discloses.includes(name));
  return hidden.reduce(cleared, own);
}
/** A read model may show the fields of an event that its type has, but for those that are withheld; of an unknown type it shows none. */
export const presentable = (definition: EventDefinition | undefined, data: Fields): Fields =>
  Object.fromEntries(
    Object.entries(data).filter(([name]) => {
      const field = definition?.schema.shape[name] as z.ZodType | undefined;
      return field !== undefined && !keyed.has(field);
    }),
  );

/** Pino takes it: a field that is personal in some event is written into no line of a log, nor one that an object of the line holds. */
export const redactionOf = (tables: readonly Pick<Events, 'types'>[]) => {
  const names = tables.flatMap(({ types }) =>
    Object.values(types).flatMap(({ schema }) => personalPaths(schema).map((path) => path.at(-1)!)),
  );
  return {
    paths: [...new Set(names)].flatMap((name) => ['', '*.', '*.*.', '*.*.*.'].map((at) => `${at}${name}`)),
    censor: '[personal]',
  };
};
