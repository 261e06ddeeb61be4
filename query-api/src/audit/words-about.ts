import { eventDefinitions } from '@paideia/events/catalogue.ts';
import { personalPaths } from '@paideia/events/kernel/personal.ts';

const at = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null ? (found as Readonly<Record<string, unknown>>)[name] : undefined,
    data,
  );

/**
 * Answers what an event holds under the key of this person: all that was ever written, also what is no longer shown anywhere. What it says of somebody
 * else, as a letter does that told this person of another one, is under the other's key and not given out.
 */
export function wordsAbout(
  userId: string,
  { type, data }: { readonly type: string; readonly data: Readonly<Record<string, unknown>> },
  definitions = eventDefinitions,
): Readonly<Record<string, unknown>> {
  const definition = definitions.get(type);
  if (definition?.subject?.(data) !== userId) return {};
  const words = personalPaths(definition.schema).map((path) => [path.at(-1) ?? '', at(data, path)] as const);
  return Object.fromEntries(words.filter(([, value]) => value !== undefined && value !== null));
}
