import { type CatalogueKeys, declaredKeys } from './catalogue.ts';
import type { AnyKeys } from './kernel/permission-key.ts';

/** A list of the console to which one person may be given keys. */
export type KeyedResource = CatalogueKeys['resource'];
type KeyIn<K> =
  | (K extends { readonly read: { readonly name: infer Name } } ? Name : never)
  | (K extends { readonly write: { readonly name: infer Name } } ? Name : never);
export type PermissionKey = KeyIn<CatalogueKeys>;

/** Every slice's keys, in the order in which they are told. */
export const keysInOrder: readonly (AnyKeys & CatalogueKeys)[] = declaredKeys.toSorted((a, b) => a.order - b.order);
export const permissionKeys: readonly PermissionKey[] = keysInOrder.flatMap(({ read, write }: AnyKeys) =>
  [read, write].flatMap((key) => (key === undefined ? [] : (key.name as PermissionKey))),
);
export const isPermissionKey = (key: string): key is PermissionKey => permissionKeys.some((one) => one === key);

/** Checks are literal, so whoever may change a resource is given the key to read it too. Each once, in order. */
export const withReading = (keys: readonly string[]): PermissionKey[] =>
  permissionKeys.filter((key) => keys.includes(key) || keys.includes(key.replace(/:read$/, ':write')));
