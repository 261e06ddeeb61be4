import { seal, unseal } from './keys.ts';

/**
 * An encrypted value stands in the log as `2.` and base64url of `iv | tag | ciphertext` of its JSON, bound to its place. Without the `2.` it was written before
 * values were bound.
 */
type Sealed = { readonly '~': string };
export type Path = readonly string[];
/** It says where a value stands and whose it is: moved to another place, or given to another person, it cannot be read. */
type Binding = { readonly stream: string; readonly subject: string | undefined };
const boundFormat = '2.';
const boundTo = ({ stream, subject }: Binding, path: Path) => JSON.stringify([stream, path, subject]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isSealed = (value: unknown): value is Sealed =>
  isObject(value) && typeof value['~'] === 'string' && Object.keys(value).length === 1;

export const sealValue = (key: Buffer, value: unknown, binding: Binding, path: Path): Sealed => ({
  '~': boundFormat + seal(key, Buffer.from(JSON.stringify(value)), boundTo(binding, path)).toString('base64url'),
});
/** Answers null without the key, and for whatever was not sealed under it or for another place. */
export function unsealValue(key: Buffer | undefined, value: unknown, binding: Binding, path: Path): unknown {
  if (!key || !isSealed(value)) return null;
  const text = value['~'];
  const isBound = text.startsWith(boundFormat);
  const sealed = Buffer.from(isBound ? text.slice(boundFormat.length) : text, 'base64url');
  const plain = unseal(key, sealed, isBound ? boundTo(binding, path) : '');
  return plain ? (JSON.parse(plain.toString()) as unknown) : null;
}

export function valueAt(value: unknown, path: Path): unknown {
  for (const name of path) value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}
/** Makes a copy in which what stands at the path is changed; what is null or absent stays so. */
export function changeAt(value: unknown, [name, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (name === undefined) return value === undefined || value === null ? value : change(value);
  return isObject(value) && Object.hasOwn(value, name)
    ? { ...value, [name]: changeAt(value[name], rest, change) }
    : value;
}
/** Makes a copy in which every sealed value, wherever an older schema had it, is changed. Personal marks never stand inside lists. */
export function changeSealed(
  value: unknown,
  change: (value: unknown, path: Path) => unknown,
  path: Path = [],
): unknown {
  if (isSealed(value)) return change(value, path);
  return isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, changeSealed(item, change, [...path, name])]),
      )
    : value;
}
/** Finds every sealed value in it, with its place. */
export function sealedIn(value: unknown, path: Path = []): readonly { readonly value: unknown; readonly path: Path }[] {
  if (isSealed(value)) return [{ value, path }];
  return isObject(value) ? Object.entries(value).flatMap(([name, item]) => sealedIn(item, [...path, name])) : [];
}
