import { seal, unseal } from './keys.ts';

/** How an encrypted value stands in the log: base64url of `iv | tag | ciphertext` of its JSON. */
type Sealed = { readonly '~': string };
export type Path = readonly string[];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSealed = (value: unknown): value is Sealed =>
  isObject(value) && typeof value['~'] === 'string' && Object.keys(value).length === 1;

export const sealValue = (key: Buffer, value: unknown): Sealed => ({
  '~': seal(key, Buffer.from(JSON.stringify(value))).toString('base64url'),
});
/** Null without the key, and for whatever was not sealed under it. */
export function unsealValue(key: Buffer | undefined, value: unknown): unknown {
  const plain = key && isSealed(value) ? unseal(key, Buffer.from(value['~'], 'base64url')) : undefined;
  return plain ? (JSON.parse(plain.toString()) as unknown) : null;
}

export function valueAt(value: unknown, path: Path): unknown {
  for (const name of path) value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}
/** A copy in which what stands at the path is changed; what is null or absent stays so. */
export function changeAt(value: unknown, [name, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (name === undefined) return value === undefined || value === null ? value : change(value);
  return isObject(value) && Object.hasOwn(value, name)
    ? { ...value, [name]: changeAt(value[name], rest, change) }
    : value;
}
/** A copy in which every sealed value, wherever an older schema had it, is changed. Personal marks never stand inside lists. */
export function changeSealed(value: unknown, change: (value: unknown) => unknown): unknown {
  if (isSealed(value)) return change(value);
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, changeSealed(item, change)]))
    : value;
}
/** Every sealed value in it. */
export function sealedIn(value: unknown): readonly unknown[] {
  if (isSealed(value)) return [value];
  return isObject(value) ? Object.values(value).flatMap(sealedIn) : [];
}
