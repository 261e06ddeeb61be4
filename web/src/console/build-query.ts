import type { DocumentNode } from 'graphql';
import type { Operations } from './admin-resource.ts';

type Row = { readonly id: string };
type Page = {
  readonly items: readonly Row[];
  readonly total: number;
  readonly more: boolean;
  readonly next: string | null;
};
type Answer<T> = { readonly data: Readonly<Record<string, T>> };
type ListParams = {
  readonly pagination?: { readonly page: number; readonly perPage: number };
  readonly sort?: { readonly field: string; readonly order: string };
  readonly filter?: Readonly<Record<string, unknown>>;
};
export type Built = {
  readonly query: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly parseResponse: (answer: Answer<unknown>) => unknown;
};

/** The only root field of a document, by whatever name it goes. */
function only<T>({ data }: Answer<unknown>): T {
  const [found] = Object.values(data);
  if (found === undefined || found === null) throw new Error('Server response was missing for query');
  return found as T; // The documents of a resource select exactly this shape.
}
const isAsked = (value: unknown) => value !== undefined && value !== null && value !== '';
const given = (filter: ListParams['filter'] = {}, booleans: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => isAsked(value))
      .map(([name, value]) => [name, booleans.includes(name) ? value === 'true' || value === true : value]),
  );

/** Nobody asked for an order where react-admin says `id`: the server has its own. */
const sorted = (sort: ListParams['sort']) =>
  sort && sort.field !== 'id' ? { sortField: sort.field, sortOrder: sort.order } : { sortField: null, sortOrder: null };

/**
 * A page as react-admin knows it: its pages count from 1. Where the server stopped counting there is no total, so that paging goes on;
 * the number it reached is in `meta`.
 */
function pageOf(answer: Answer<unknown>, page: number, perPage: number) {
  const { items, total, more } = only<Page>(answer);
  if (!more) return { data: items, total };
  return {
    data: items,
    pageInfo: { hasNextPage: items.length === perPage, hasPreviousPage: page > 1 },
    meta: { more, total },
  };
}

/** Turns what react-admin wants into one of a resource's two documents. Changes are commands behind buttons, so nothing else is built. */
export const buildQuery =
  (operations: Readonly<Record<string, Operations>>) =>
  () =>
  (method: string, resource: string, params: Readonly<Record<string, unknown>>): Built => {
    const documents = operations[resource];
    if (!documents) throw new Error(`The console has no resource ${resource}.`);
    if (method === 'GET_ONE')
      return {
        query: documents.one,
        variables: { id: params['id'] },
        parseResponse: (answer) => ({ data: only<Row>(answer) }),
      };
    if (method !== 'GET_LIST') throw new Error(`${resource} is not asked for with ${method}.`);
    const { pagination: { page, perPage } = { page: 1, perPage: 25 }, sort, filter }: ListParams = params;
    return {
      query: documents.list,
      variables: { page: page - 1, perPage, ...sorted(sort), filter: given(filter, documents.booleans) },
      parseResponse: (answer) => pageOf(answer, page, perPage),
    };
  };
