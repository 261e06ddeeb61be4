import { ApolloServer, type ApolloServerOptionsWithGateway } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';
import { toPublic } from '../errors/errors.ts';
import { executorOf, resultOf, type Answered, type Executor, type Operation } from './executor.ts';
import type { Texts } from '../i18n/messages.ts';
import { spokenParams } from './spoken-params.ts';

type Gateway = NonNullable<ApolloServerOptionsWithGateway<Context>['gateway']>;
type Log = {
  error(about: object, message: string): void;
  debug(about: object, message: string): void;
  warn(about: object, message: string): void;
};
type Options = { readonly schema: GraphQLSchema; readonly texts: Texts; readonly isOpen: boolean; readonly log: Log };

/** Where a context carries the result when its operation has run already, and Apollo is only to say it. */
export const executed: unique symbol = Symbol('executed');
export type Executed = Context & { readonly [executed]?: Promise<Answered> };

/** The words of GraphQL itself, which may repeat what was sent, are for developers only. */
const beforeExecution: ReadonlySet<string> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'INTERNAL_SERVER_ERROR',
]);
const formatError =
  ({ texts, isOpen }: Options) =>
  (error: GraphQLFormattedError): GraphQLFormattedError => {
    const code = String(error.extensions?.code);
    if (!beforeExecution.has(code)) return error;
    const message = texts.english('request.malformed');
    return {
      message: isOpen && code !== 'INTERNAL_SERVER_ERROR' ? `${message} ${error.message}` : message,
      extensions: { code: 'request.malformed' },
    };
  };

/** It answers behind HTTP. */
export type Run = (operation: Operation & { readonly contextValue: Context }) => Promise<Answered>;

/** Apollo checks documents and speaks HTTP; what runs them is the compiling executor, and errors become prose behind it, where the locale is known. */
export function graphqlServer(options: Options): {
  readonly apollo: ApolloServer<Context>;
  readonly executor: Executor;
  readonly run: Run;
} {
  const { schema, texts, isOpen, log } = options;
  const executor = executorOf(schema);
  const run: Run = async (operation) => {
    const { contextValue } = operation;
    const result = await executor(operation);
    if (!result.errors) return result;
    const speaker: Parameters<typeof toPublic>[1] = {
      text: (id, params) => contextValue.text(id, spokenParams(contextValue.locale, params)),
      knows: texts.has,
      english: (id, params) => texts.english(id, spokenParams('en', params)),
    };
    return { ...result, errors: result.errors.map((error) => toPublic(error, speaker, log)) };
  };
  const gateway: Gateway = {
    onSchemaLoadOrUpdate(listener) {
      listener({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: () =>
      Promise.resolve({
        async executor({ document, queryHash, operationName, request, context }) {
          const contextValue = context as Executed;
          const variables = (request.variables ?? {}) as Readonly<Record<string, unknown>>;
          const key = queryHash;
          return resultOf(
            await (contextValue[executed] ??
              run({ document, key, operationName: operationName ?? undefined, variables, contextValue })),
          );
        },
      }),
    stop: () => Promise.resolve(),
  };
  const apollo = new ApolloServer<Context>({
    gateway,
    // Nothing that we answer may be cached; and for its hints Apollo would wrap the resolver of every field, of which a compiled query calls none.
    plugins: [ApolloServerPluginCacheControlDisabled()],
    csrfPrevention: true,
    introspection: isOpen,
    hideSchemaDetailsFromClientErrors: !isOpen,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    formatError: formatError(options),
    // The process ends in one place, `main.ts`.
    stopOnTerminationSignals: false,
    logger: {
      debug: (text) => log.debug({}, String(text)),
      info: (text) => log.debug({}, String(text)),
      warn: (text) => log.warn({}, String(text)),
      error: (text) => log.error({}, String(text)),
    },
    nodeEnv: 'production',
  });
  return { apollo, executor, run };
}
