import { Field, Int, ObjectType, type ClassType } from 'type-graphql';
import type { Page, Query, Reader } from '@paideia/documents/port.ts';
import { Refusal } from '../errors/refusal.ts';
import { limits } from '../limits/limits.ts';

export type PageOf<T> = {
  readonly items: readonly T[];
  readonly total: number;
  readonly more: boolean;
  readonly next: string | null;
};

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
  const isFit =
    Number.isInteger(page) &&
    page >= 0 &&
    Number.isInteger(perPage) &&
    perPage >= 1 &&
    perPage <= limits.pageSize &&
    page * perPage <= farthest;
  if (!isFit) throw new Refusal('invalid', {}, [{ path: page < 0 ? 'page' : 'perPage', code: 'invalid' }]);
  return { limit: perPage, offset: page * perPage };
}

/** Up to here a count is exact. */
const counted = 5_000;
/** A page with the total of all. A list that ends with the page, as most lists of one person do, need not be counted besides. */
export async function findAndCount<V>(
  reader: Pick<Reader<V>, 'find' | 'count'>,
  { where, search, ...page }: Query<V>,
): Promise<Page<V> & { readonly total: number; readonly more: boolean }> {
  const asked = { ...(where && { where }), search };
  const found = await reader.find({ ...asked, ...page });
  const { offset = 0 } = page;
  const end = offset + found.items.length;
  const isLast = found.next === undefined && page.after === undefined && (offset === 0 || found.items.length > 0);
  if (isLast && end <= counted) return { total: end, more: false, ...found };
  const { n, more } = await reader.count({ ...asked, ...(page.sort && { sort: page.sort }) });
  return { total: n, more, ...found };
}
