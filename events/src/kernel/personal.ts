import { z } from 'zod';
import type { Events } from './message.ts';

// A registry and not a property of the schema: zod clones schemas at every step of a chain.
const marks = z.registry<{ personal: true }>();

/** Marks a field for encryption under its subject's key. Read back it is `T | null`: after an erasure it is null. */
export const personal = <T extends z.ZodType>(schema: T): z.ZodNullable<T> => {
  const field = schema.nullable();
  marks.add(field, { personal: true });
  return field;
};
export const isPersonal = (schema: z.ZodType): boolean => marks.has(schema);

/** The places of personal fields in an object, also inside nested objects; whole lists and objects are marked as one value. */
export function personalPaths(schema: z.ZodType, at: readonly string[] = []): readonly (readonly string[])[] {
  if (isPersonal(schema)) return [at];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return personalPaths(schema.unwrap() as z.ZodType, at);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => personalPaths(field as z.ZodType, [...at, name]));
  return [];
}

/** Whether events of the table hold anything personal. */
export const isPersonalTable = ({ types }: Pick<Events, 'types'>): boolean =>
  Object.values(types).some(({ schema }) => personalPaths(schema).length > 0);
