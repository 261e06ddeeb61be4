import { expressMiddleware } from '@as-integrations/express5';
import type { ApolloServer } from '@apollo/server';
import express from 'express';
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
import { answerAtOnce, giveHeaders, type Answered, type Asked, type Step } from '../http/exchange.ts';
import type { Answers } from '../http/http-errors.ts';

type Parts = {
  readonly apollo: ApolloServer<Context>;
  readonly run: Run;
  readonly schema: GraphQLSchema;
  /** Schema queries are answered. */
  readonly isOpen: boolean;
  readonly contextOf: (request: Asked, response: Answered) => Promise<Context>;
  readonly answers: Pick<Answers, 'handler'>;
};
type Body = {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  readonly extensions?: Readonly<Record<string, unknown>> | null;
};

/** The type is chosen as Apollo does; it is undefined when Apollo would not answer with either. */
const contentTypes: Readonly<Record<string, string>> = {
  'application/json': 'application/json; charset=utf-8',
  'application/graphql-response+json': 'application/graphql-response+json; charset=utf-8',
};
function contentTypeChooser(): (request: Asked) => string | undefined {
  const chosen = new LruCache<string>(100);
  return (request) => {
    const accept = request.headers.accept ?? '*/*';
    const known = chosen.get(accept);
    if (known !== undefined) return known;
    const type = express.request.accepts.call(request, ...Object.keys(contentTypes));
    if (typeof type !== 'string') return undefined;
    chosen.set(accept, contentTypes[type]!);
    return contentTypes[type];
  };
}

/**
 * Answers an admitted request. A document that is fit, which is nearly every one, runs straight away and a result without errors is sent as it is:
 * Apollo's way through HTTP costs several times what running it does. Everything else, unfit documents and errors, is Apollo's to say; what has run
 * by then does not run again.
 */
export function graphqlRoute({ apollo, run, schema, isOpen, contextOf, answers }: Parts): Step {
  const documents = new LruCache<DocumentNode | 'unfit'>(1000);
  const rules = isOpen ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const begun = new WeakMap<Asked, Executed>();
  const throughApollo = express();
  throughApollo.set('etag', false);
  throughApollo.disable('x-powered-by');
  throughApollo.use(
    expressMiddleware(apollo, { context: async ({ req, res }) => begun.get(req) ?? contextOf(req, res) }),
  );
  throughApollo.use(answers.handler);
  const askApollo = (request: Asked, response: Answered): void => {
    giveHeaders(response);
    throughApollo(request, response);
  };
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

  return async (request, response) => {
    const body = request.body as Body;
    const { documentKey: key = '' } = response.locals;
    const contentType = contentTypeOf(request);
    const document = contentType === undefined ? undefined : fitDocument(key, body);
    if (!document || contentType === undefined) return askApollo(request, response);

    const context = await contextOf(request, response);
    const { operationName, variables } = body;
    const running = underWay(operationName ?? 'an operation without a name', () =>
      run({
        document,
        key,
        operationName: operationName ?? undefined,
        variables: variables ?? {},
        contextValue: context,
      }),
    );
    const result = await running.catch(() => undefined);
    if (result?.json === undefined || result.errors) {
      begun.set(request, Object.assign(context, { [executed]: running }));
      return askApollo(request, response);
    }
    const text = `{"data":${result.json}}\n`;
    const length = Buffer.byteLength(text);
    const headers = ['Content-Type', contentType, 'Content-Length', String(length)];
    // Where every character is a byte, Node need not look at each of them again.
    answerAtOnce(response, headers, text, length === text.length ? 'latin1' : 'utf8');
  };
}
