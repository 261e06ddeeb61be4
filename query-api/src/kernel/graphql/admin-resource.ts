import { Arg, Ctx, ID, Int, Query, Resolver, type ClassType } from 'type-graphql';
import type { Collection, Count, FieldName, Where } from '@paideia/documents/port.ts';
import type { Actor, Rule } from '@paideia/events/kernel/permission.ts';
import type { Context } from './context.ts';
import { findAndCount, pageOf, pageRange, type PageOf } from './pages.ts';
import { Refusal } from '../errors/refusal.ts';
import { isWithin } from './scope.ts';

export type Wanted<V> = {
  readonly where?: Where<V> | undefined;
  readonly search?: string | undefined;
  /** A field to sort by, and the one that brings what is wanted into the same order and leads to nothing else. */
  readonly sameOrder?: Readonly<Partial<Record<FieldName<V>, FieldName<V>>>>;
};
/** The rows that an actor may see at all; `'everything'` must be said. */
export type RowScope<V> = Where<V> | 'everything';

export type AdminResource<V extends object, T extends object, F extends object> = {
  readonly name: string;
  /** The list's name is made of it; it is the name with an `s` unless said. */
  readonly plural?: string;
  readonly type: ClassType<T>;
  readonly view: Collection<V>;
  readonly filter: ClassType<F>;
  /** Who may use the resource. */
  readonly rule: Rule;
  /** Added to every list and asked of every record; it comes from the session alone. */
  readonly scope: (actor: Actor) => RowScope<V>;
  readonly where: (filter: F, actor: Actor, context: Context) => Wanted<V> | Promise<Wanted<V>>;
  /** Names that clients sort by, and the fields of the view behind them. The first one is the default, descending if `newestFirst`. */
  readonly sorts: Readonly<Record<string, FieldName<V>>>;
  readonly newestFirst?: boolean;
  readonly map: (view: V, context: Context) => T | Promise<T>;
};

/** A scope that was forgotten or half made denies: it must never read as "no filter". */
function checked<V>(name: string, scope: RowScope<V> | undefined): Where<V> {
  if (scope === 'everything') return {};
  const entries = Object.entries(scope ?? {});
  if (entries.length === 0 || entries.some(([, wanted]) => wanted === undefined))
    throw new Error(`${name} has no filter of authorisation`);
  return scope!;
}
const isEmpty = (scope: object) => Object.values(scope).some((wanted) => Array.isArray(wanted) && wanted.length === 0);

type Fields = Readonly<Record<string, unknown>>;
const listed = (wanted: unknown): readonly unknown[] | undefined =>
  Array.isArray(wanted) ? (wanted as readonly unknown[]) : typeof wanted === 'object' ? undefined : [wanted];

/** Both filters hold. Of a field that both name only the values that both allow remain; a range cannot narrow an authorisation. */
function both<V>(scope: Where<V>, wanted: Where<V> = {}): Where<V> {
  const allowed = scope as Fields;
  const asked = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const narrowed = asked.map(([field, value]) => {
    if (!Object.hasOwn(allowed, field)) return [field, value];
    const [mine, theirs] = [listed(allowed[field]), listed(value)];
    return [field, mine && theirs ? mine.filter((one) => theirs.includes(one)) : []];
  });
  return { ...scope, ...(Object.fromEntries(narrowed) as Fields) };
}

/** A list is asked for with the scope and the wish together; undefined finds nothing. */
export function narrowed<V>(name: string, scope: RowScope<V>, wanted: Where<V> | undefined): Where<V> | undefined {
  const where = both(checked<V>(name, scope), wanted);
  return isEmpty(where) ? undefined : where;
}

/** How many rows the list shows whoever asks, so filtered. */
export async function countOf<V extends object, T extends object, F extends object>(
  { name, view, filter: Filter, rule, scope, where: wish }: AdminResource<V, T, F>,
  filter: Partial<F>,
  context: Context,
): Promise<Count> {
  const actor = context.require(rule);
  const { where: wanted, search } = await wish(Object.assign(new Filter(), filter), actor, context);
  const where = narrowed<V>(name, scope(actor), wanted);
  return where === undefined ? { n: 0, more: false } : context.read(view).count({ where, search });
}

/** `all<Names>(page, perPage, sortField, sortOrder, filter)` and `<Name>(id)`, read-only; whoever the rule does not name gets nothing. */
export function adminResource<V extends object, T extends object, F extends object>(
  resource: AdminResource<V, T, F>,
): ClassType<object> & { readonly resource: AdminResource<V, T, F> } {
  const { name, plural = `${name}s`, type, view, filter: Filter, rule, sorts, map } = resource;
  const Page = pageOf(type, name);
  const usual = Object.keys(sorts)[0]!;

  @Resolver()
  class AdminResourceResolver {
    @Query(() => Page, { name: `all${plural}` })
    async list(
      @Arg('page', () => Int, { defaultValue: 0 }) page: number,
      @Arg('perPage', () => Int, { defaultValue: 25 }) perPage: number,
      @Arg('sortField', () => String, { nullable: true }) sortField: string | null | undefined,
      @Arg('sortOrder', () => String, { nullable: true }) sortOrder: string | null | undefined,
      @Arg('filter', () => Filter, { nullable: true }) filter: F | null | undefined,
      @Ctx() context: Context,
    ): Promise<PageOf<T>> {
      const actor = context.require(rule);
      const scope = resource.scope(actor);
      const field = Object.hasOwn(sorts, sortField ?? usual) ? sorts[sortField ?? usual] : undefined;
      if (field === undefined) throw new Refusal('invalid', {}, [{ path: 'sortField', code: 'invalid' }]);
      const range = pageRange(page, perPage);
      const { where: wanted, search, sameOrder } = await resource.where(filter ?? new Filter(), actor, context);
      const where = narrowed<V>(name, scope, wanted);
      if (where === undefined) return { items: [], total: 0, more: false, next: null };

      const descending = sortOrder ? sortOrder.toUpperCase() === 'DESC' : resource.newestFirst === true && !sortField;
      const asked = {
        where,
        search: search?.trim() || undefined,
        ...range,
        sort: { field: sameOrder?.[field] ?? field, descending },
      };
      const found = await findAndCount(context.read(view), asked);
      const items = await Promise.all(found.items.map(async (one) => map(one, context)));
      return { items, total: found.total, more: found.more, next: found.next ?? null };
    }

    @Query(() => type, { name })
    async one(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<T> {
      const actor = context.require(rule);
      const scope = checked<V>(name, resource.scope(actor));
      const record = await context.read(view).one(id);
      if (record === undefined || !isWithin(scope, record)) throw new Refusal('notFound');
      return map(record, context);
    }
  }
  return Object.assign(AdminResourceResolver, { resource });
}
