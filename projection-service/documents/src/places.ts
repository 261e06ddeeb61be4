// This file says where builds lie, and how their names are read back.
import type { AnyCollection, Build, Group } from './port.ts';

export const groupKey = ({ name, version }: Group): string => `${name}@${version}`;
export const buildKey = ({ group, generation }: Build): string => `${groupKey(group)}.${generation}`;

export function buildFrom(key: string): Build | undefined {
  const [, name, version, generation] = /^([^@.]+)@(\d+)\.(\d+)$/.exec(key) ?? [];
  return name === undefined ? undefined : { group: { name, version: Number(version) }, generation: Number(generation) };
}

/** Such are `regions@1.1`, or `attendance.attendanceRegisters@1.1` when the collection is not called as its group is, for two groups may use one name. */
export const placeOf = (build: Build, collection: string): string => {
  const { name, version } = build.group;
  return `${collection === name ? '' : `${name}.`}${collection}@${version}.${build.generation}`;
};

export function placeFrom(place: string): { readonly build: Build; readonly collection: string } | undefined {
  const [, groupName, collection, version, generation] = /^(?:([^@.]+)\.)?([^@.]+)@(\d+)\.(\d+)$/.exec(place) ?? [];
  if (collection === undefined) return undefined;
  const group = { name: groupName ?? collection, version: Number(version) };
  return { build: { group, generation: Number(generation) }, collection };
}

/** Each shape is made once: every commit asks for them, and a collection does not change. */
const shapes = new WeakMap<AnyCollection, string>();
/** Indexes and search words are kept with the documents, so they belong to the build. */
export function shapeOf(collection: AnyCollection): string {
  const { indexes, search, sparse = [], pairs = false } = collection;
  const shape =
    shapes.get(collection) ??
    JSON.stringify([
      Object.entries(indexes).sort(([a], [b]) => (a < b ? -1 : 1)),
      search,
      ...(sparse.length > 0 ? [sparse.toSorted()] : []),
      ...(pairs ? ['pairs'] : []),
    ]);
  shapes.set(collection, shape);
  return shape;
}

export const assertGeneration = (generation: number): void => {
  if (!Number.isSafeInteger(generation) || generation < 1) throw new TypeError(`not a generation: ${generation}`);
};
/** It is thrown when the code's indexes are not those that the documents were written with. */
export const otherShape = (place: string): Error => new Error(`${place} has other indexes: it needs a new version`);
