import type { ApolloClient } from '@apollo/client';
import buildProvider from 'ra-data-graphql';
import {
  HttpError,
  type DataProvider,
  type GetListParams,
  type GetListResult,
  type RaRecord,
  type UpdateParams,
  type UpdateResult,
} from 'ra-core';
import { OperationError } from '../../lib/data/index.ts';
import { translator } from '../../lib/i18n/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import type { Operations } from '../admin-resource.ts';
import { buildQuery } from './build-query.ts';

/** The server gives no more rows at once. */
const most = 100;

/** react-admin wraps the error; the server's words are inside. Where there are none and no status either, nothing came back, which browsers say in words of their own. */
const unwrap = (error: unknown): never => {
  if (!(error instanceof HttpError)) throw error;
  if (error.body) throw error.body;
  if (error.status !== undefined) throw error;
  throw new OperationError(error.message, 'unanswered', translator(kernelMessages)('noConnection'));
};

/** One data provider for every resource, over the site's own GraphQL client. The schema is never asked what it is. */
export function dataProviderOf(
  client: ApolloClient<object>,
  operations: Readonly<Record<string, Operations>>,
): DataProvider {
  const provider = buildProvider({ client, introspection: false, buildQuery: buildQuery(operations) });
  const getOne: DataProvider['getOne'] = (resource, params) => provider.getOne(resource, params).catch(unwrap);
  /**
   * Answers the record as it is now: react-admin puts the answer of the command over what it had read, and a form would begin anew with the
   * fields of before under the new revision.
   */
  async function update<T extends RaRecord>(resource: string, params: UpdateParams<T>): Promise<UpdateResult<T>> {
    await provider.update(resource, params).catch(unwrap);
    return getOne<T>(resource, { id: params.id }).catch(() => ({ data: params.previousData }));
  }
  /** What is asked for at once, as for an export, comes in as many pages as it takes. */
  async function getList<T extends RaRecord>(resource: string, params: GetListParams): Promise<GetListResult<T>> {
    const { page = 1, perPage = most } = params.pagination ?? {};
    const ask = (at: number): Promise<GetListResult<T>> =>
      provider
        .getList<T>(resource, { ...params, pagination: { page: at, perPage: Math.min(perPage, most) } })
        .catch(unwrap);
    if (perPage <= most) return ask(page);
    const first = await ask(1);
    const data = [...first.data];
    for (let at = 2; data.length === (at - 1) * most && data.length < perPage; at += 1)
      data.push(...(await ask(at)).data);
    return { ...first, data };
  }
  return {
    ...provider,
    getOne,
    getList,
    getMany: async (resource, { ids, ...params }) => ({
      data: (await Promise.all(ids.map((id) => getOne(resource, { ...params, id })))).map(({ data }) => data),
    }),
    create: (resource, params) => provider.create(resource, params).catch(unwrap),
    update,
    delete: (resource, params) => provider.delete(resource, params).catch(unwrap),
  };
}
