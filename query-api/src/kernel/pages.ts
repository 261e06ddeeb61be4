import { Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { Refusal } from './refusal.ts';
import { limits } from './limits.ts';

export type PageOf<T> = { readonly items: readonly T[]; readonly total: number; readonly more: boolean; readonly next: string | null };

/** `{ items, total, more, next }`: the total is exact up to 5,000; beyond that it is 5,000 and `more` is true. The type is called `<Name>Page`. */
export function pageOf<T extends object>(item: ClassType<T>, name = item.name): ClassType<PageOf<T>> {
  @ObjectType(`${name}Page`)
  class PageType implements PageOf<T> {
    @Field(() => [item]) items!: readonly T[];
    @Field(() => Int) total!: number;
    @Field(() => Boolean) more!: boolean;
    @Field(() => String, { nullable: true }) next!: string | null;
  }
  return PageType;
}

const farthest = 1_000_000;
/** Pages count from 0. Refused as `invalid` unless 1 to 100 documents are wanted, no farther than a million on. */
export function pageRange(page: number, perPage: number): { limit: number; offset: number } {
  const isFit = Number.isInteger(page) && page >= 0 && Number.isInteger(perPage) && perPage >= 1 && perPage <= limits.pageSize && page * perPage <= farthest;
  if (!isFit) throw new Refusal('invalid', {}, [{ path: page < 0 ? 'page' : 'perPage', code: 'invalid' }]);
  return { limit: perPage, offset: page * perPage };
}
