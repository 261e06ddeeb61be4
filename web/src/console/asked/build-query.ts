import type { DocumentNode } from 'graphql';
import { intentions } from '../../lib/data/index.ts';
import type { Change, Fields, Operations } from '../admin-resource.ts';

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
type Built = {
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

const changes = { CREATE: 'create', UPDATE: 'update', DELETE: 'delete' } as const;
const isChange = (method: string): method is keyof typeof changes => method in changes;

/** The command of a change, with the revision that the form has seen; the same change tried again is the same intention. */
function changed(change: Change, method: string, params: Fields, intention: ReturnType<typeof intentions>): Built {
  const seen = (params['previousData'] ?? {}) as Fields; // react-admin hands over the record as it was shown.
  const fields: Fields = {
    ...seen,
    ...(params['data'] as Fields | undefined),
    ...(params['id'] !== undefined && { id: params['id'] }),
  };
  const variables = {
    ...change.variables(fields),
    ...(method !== 'CREATE' && { expectedRevision: fields[change.revision ?? '_revision'] }),
  };
  const wish = JSON.stringify(variables);
  return {
    query: change.command,
    variables: { ...variables, commandId: intention.idFor(wish) },
    parseResponse: (answer) => {
      const data = only<Row | boolean>(answer);
      intention.succeeded(wish);
      return { data: typeof data === 'boolean' ? { id: fields['id'] } : data };
    },
  };
}

/** Turns what react-admin wants into one of a resource's documents: its list, one record, or a command. */
export function buildQuery(operations: Readonly<Record<string, Operations>>) {
  const wishes = new Map<string, ReturnType<typeof intentions>>();
  const intentionOf = (name: string) => {
    const intention = wishes.get(name) ?? intentions();
    wishes.set(name, intention);
    return intention;
  };
  return () =>
    (method: string, resource: string, params: Fields): Built => {
      const documents = operations[resource];
      if (!documents) throw new Error(`The console has no resource ${resource}.`);
      if (method === 'GET_ONE')
        return {
          query: documents.one,
          variables: { id: params['id'] },
          parseResponse: (answer) => ({ data: only<Row>(answer) }),
        };
      const change = isChange(method) ? documents[changes[method]] : undefined;
      if (change) return changed(change, method, params, intentionOf(`${method} ${resource}`));
      if (method !== 'GET_LIST') throw new Error(`${resource} is not asked for with ${method}.`);
      const { pagination: { page, perPage } = { page: 1, perPage: 25 }, sort, filter }: ListParams = params;
      return {
        query: documents.list,
        variables: { page: page - 1, perPage, ...sorted(sort), filter: given(filter, documents.booleans) },
        parseResponse: (answer) => pageOf(answer, page, perPage),
      };
    };
}
