// What comes from outside is never a key of an object: names that every object has, or that mean something to a store, are text like any other.
export const oddNames = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '$gt',
  '$where',
  '',
  '\0',
  'a\0b',
  'a.b',
] as const;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
export type Path = readonly (string | number)[];
const isObject = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Where a text stands, or a name of a field could. */
export function placesIn(value: Json, at: Path = []): readonly Path[] {
  if (typeof value === 'string') return [at];
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((one, n) => placesIn(one, [...at, n]));
  return isObject(value) ? [at, ...Object.entries(value).flatMap(([name, one]) => placesIn(one, [...at, name]))] : [];
}
/** The text replaced by the odd one, or a field of the odd name added, as JSON from outside has it. */
export function changed(value: Json, [step, ...rest]: Path, odd: string): Json {
  if (step === undefined)
    return isObject(value)
      ? (JSON.parse(
          JSON.stringify(value)
            .replace(/^\{,?/, `{${JSON.stringify(odd)}:"x",`)
            .replace(/,\}$/, '}'),
        ) as Json)
      : odd;
  if (Array.isArray(value))
    return (value as readonly Json[]).map((one, n) => (n === step ? changed(one, rest, odd) : one));
  return isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, name === step ? changed(one, rest, odd) : one]),
      )
    : value;
}
