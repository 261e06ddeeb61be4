import { registerEnumType } from 'type-graphql';
import type { z } from 'zod';

/**
 * Makes a closed list of the domain a GraphQL enum: fields and arguments then name `List.enum` as their type. What travels is the list's own text,
 * and what is not in it never reaches a resolver.
 */
export function graphqlEnum<T extends Readonly<Record<string, string>>>(
  name: string,
  list: z.ZodEnum<T>,
  description?: string,
): z.ZodEnum<T> {
  registerEnumType(list.enum, { name, ...(description !== undefined && { description }) });
  return list;
}
