import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isEnumType,
  type GraphQLLeafType,
} from 'graphql';
import { inspect } from 'graphql/jsutils/inspect.js';
import { isUnfinished, type Plain, type Ways, type Write } from './running.ts';

/** Quotes, backslashes, controls and halves of a pair are what JSON escapes. */
const toEscape = /["\\\p{Cc}\p{Cs}]/u;
/** A text as JSON: most have nothing to escape, and to find that out takes less time than to call for help. */
export const quoted = (text: string): string => (toEscape.test(text) ? JSON.stringify(text) : `"${text}"`);
const ofString: Plain = (value) => (typeof value === 'string' ? quoted(value) : undefined);
const ofNumber: Plain = (value) => (typeof value === 'number' && Number.isFinite(value) ? `${value}` : undefined);
const ofInteger: Plain = (value) => ((value as number) === ((value as number) | 0) ? `${value as number}` : undefined);
const ofBoolean: Plain = (value) => (typeof value === 'boolean' ? `${value}` : undefined);
const ofScalars = new Map<GraphQLLeafType, Plain>([
  [GraphQLString, ofString],
  [GraphQLID, ofString],
  [GraphQLFloat, ofNumber],
  [GraphQLInt, ofInteger],
  [GraphQLBoolean, ofBoolean],
]);

/** How scalars and enums are written. */
export function leafWays(type: GraphQLLeafType): Ways {
  const names = new Map(
    isEnumType(type) ? type.getValues().map(({ value, name }) => [value as unknown, quoted(name)]) : [],
  );
  const write: Write = (value) => {
    const serialized: unknown = type.serialize(value);
    if (serialized === undefined || serialized === null)
      throw new Error(
        `Expected \`${inspect(type)}.serialize(${inspect(value)})\` to return non-nullable value, returned: ${inspect(serialized)}`,
      );
    return JSON.stringify(serialized) ?? 'null';
  };
  const known = ofScalars.get(type) ?? (isEnumType(type) ? (value: unknown) => names.get(value) : undefined);
  if (known) return { plain: known, write: (value, run, path) => known(value) ?? write(value, run, path) };
  // Another scalar is plain where it can be written.
  const plain: Plain = (value) => {
    if (isUnfinished(value)) return undefined;
    try {
      return write(value as never, undefined as never, undefined) as string;
    } catch {
      return undefined;
    }
  };
  return { plain, write };
}
