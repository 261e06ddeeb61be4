import { isDeepStrictEqual } from 'node:util';

/** The fields that are to be other than they are; one that was never set is another value. */
export const changedOf = <T extends object>(wanted: T, present: { readonly [K in keyof T]?: unknown }): Partial<T> =>
  Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(value, present[name as keyof T])),
  ) as Partial<T>;
