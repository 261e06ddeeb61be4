// There are two ways to ask query-api something: over HTTP, and behind it.
import type { IncomingHttpHeaders } from 'node:http';
import { parse, type DocumentNode } from 'graphql';
import type { Answered, Asked as Request } from '@paideia/query-api/kernel/http/exchange.ts';
import type { createApi } from '@paideia/query-api/kernel/server/server.ts';

export type Asked = { readonly query: string; readonly variables?: object; readonly operationName?: string };
type Got = {
  readonly status: number;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
  readonly data: Readonly<Record<string, unknown>> | null | undefined;
  readonly codes: readonly string[];
};

export function asking(url: string, api: Pick<Awaited<ReturnType<typeof createApi>>, 'answer'>) {
  async function ask(
    body: Asked | string,
    { cookie, headers = {} }: { cookie?: string | undefined; headers?: Readonly<Record<string, string>> } = {},
  ): Promise<Got> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }), ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    type Body = { data?: Got['data']; errors?: { extensions?: { code?: string } }[] };
    const { data, errors = [] } = (text.startsWith('{') ? JSON.parse(text) : {}) as Body;
    const plain = Object.fromEntries(response.headers);
    return {
      status: response.status,
      text,
      headers: { ...plain, 'set-cookie': response.headers.getSetCookie() },
      data,
      codes: errors.map((one) => one.extensions?.code ?? '?'),
    };
  }
  const known = new Map<string, DocumentNode>();
  /** It asks the same without HTTP: the way behind it is the same for every operation, and HTTP is tried with some of them. */
  async function askInside(
    { query, variables = {} }: Asked,
    cookie: string | undefined,
  ): Promise<Pick<Got, 'text' | 'data' | 'codes'>> {
    const document = known.get(query) ?? parse(query, { noLocation: true });
    known.set(query, document);
    const headers: IncomingHttpHeaders = cookie === undefined ? {} : { cookie };
    const request = { headers, ip: '127.0.0.1' };
    const { data, errors } = await api.answer(
      { document, key: query, operationName: undefined, variables: variables as Readonly<Record<string, unknown>> },
      request as unknown as Request,
      { appendHeader: () => undefined } as unknown as Answered,
    );
    return {
      text: JSON.stringify({ errors, data }),
      data,
      codes: (errors ?? []).map(({ extensions }) => String(extensions['code'])),
    };
  }
  return { ask, askInside };
}
