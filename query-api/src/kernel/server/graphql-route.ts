import { expressMiddleware } from '@as-integrations/express5';
import type { ApolloServer } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import {
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { underWay } from '@paideia/store/watchdog.ts';
import { LruCache } from '../cache/lru-cache.ts';
import type { Context } from '../graphql/context.ts';
import { executed, type Executed, type Run } from '../graphql/graphql.ts';

type Parts = {
  readonly apollo: ApolloServer<Context>;
  readonly run: Run;
  readonly schema: GraphQLSchema;
  /** Schema queries are answered. */
  readonly isOpen: boolean;
  readonly contextOf: (request: Request, response: Response) => Promise<Context>;
};
type Body = {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  readonly extensions?: Readonly<Record<string, unknown>> | null;
};
type Locals = { readonly documentKey: string };

/** As Apollo chooses; undefined when it would not answer with either. */
const contentTypes: Readonly<Record<string, string>> = {
  'application/json': 'application/json; charset=utf-8',
  'application/graphql-response+json': 'application/graphql-response+json; charset=utf-8',
};
function contentTypeChooser(): (request: Request) => string | undefined {
  const chosen = new LruCache<string>(100);
  return (request) => {
    const accept = request.headers.accept ?? '*/*';
    const known = chosen.get(accept);
    if (known !== undefined) return known;
    const type = request.accepts(Object.keys(contentTypes));
    if (type === false) return undefined;
    chosen.set(accept, contentTypes[type]!);
    return contentTypes[type];
  };
}

/**
 * Answers an admitted request. A document that is fit, which is nearly every one, runs straight away and a result without errors is sent as it is:
 * Apollo's way through HTTP costs several times what running it does. Everything else, unfit documents and errors, is Apollo's to say; what has run
 * by then does not run again.
 */
export function graphqlRoute({ apollo, run, schema, isOpen, contextOf }: Parts): RequestHandler {
  const documents = new LruCache<DocumentNode | 'unfit'>(1000);
  const rules = isOpen ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const begun = new WeakMap<Request, Executed>();
  const throughApollo = expressMiddleware(apollo, {
    context: async ({ req, res }) => begun.get(req) ?? contextOf(req, res),
  });
  const contentTypeOf = contentTypeChooser();

  function fitDocument(key: string, { query, operationName, extensions }: Body): DocumentNode | undefined {
    if (extensions && 'persistedQuery' in extensions) return undefined;
    const known = documents.get(key);
    // Admission has parsed it once, so it can be.
    const document = known ?? parse(query, { noLocation: true });
    const isFit =
      document !== 'unfit' && (known !== undefined || validate(schema, document, rules, { maxErrors: 1 }).length === 0);
    if (known === undefined) documents.set(key, isFit ? document : 'unfit');
    return isFit && getOperationAST(document, operationName) ? document : undefined;
  }

  return async (request, response, next) => {
    const body = request.body as Body;
    const { documentKey: key } = response.locals as Locals;
    const contentType = contentTypeOf(request);
    const document = contentType === undefined ? undefined : fitDocument(key, body);
    if (!document || contentType === undefined) return throughApollo(request, response, next);

    const context = await contextOf(request, response);
    const { operationName, variables } = body;
    const running = underWay(operationName ?? 'an operation without a name', async () =>
      run({
        document,
        key,
        operationName: operationName ?? undefined,
        variables: variables ?? {},
        contextValue: context,
      }),
    );
    const result = await running.catch(() => undefined);
    if (!result || result.errors) {
      begun.set(request, Object.assign(context, { [executed]: running }));
      return throughApollo(request, response, next);
    }
    const text = `${JSON.stringify({ data: result.data })}\n`;
    response.setHeader('Content-Type', contentType);
    response.setHeader('Content-Length', Buffer.byteLength(text));
    response.end(text);
  };
}
