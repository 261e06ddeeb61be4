import { execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LruCache } from '../cache/lru-cache.ts';

export type Operation = {
  readonly document: DocumentNode;
  /** Names the document: its hash. */
  readonly key: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly contextValue: object;
};
export type Executor = ((operation: Operation) => Promise<ExecutionResult>) & {
  readonly stats: () => { readonly compiled: number; readonly plain: number };
};

/**
 * Runs a document plainly the first time and compiles it the second time, so that documents made up once cost no compilation.
 * What the compiler refuses is run plainly for good.
 */
export function executorOf(schema: GraphQLSchema, size = 300): Executor {
  const known = new LruCache<CompiledQuery | 'once' | 'plain'>(size);
  const stats = { compiled: 0, plain: 0 };

  const compile = (document: DocumentNode, operationName: string | undefined): CompiledQuery | 'plain' => {
    try {
      const made = compileQuery(schema, document, operationName, {
        useExperimentalPathBasedSkipInclude: true,
        disablingCapturingStackErrors: true,
      });
      return isCompiledQuery(made) ? made : 'plain';
    } catch {
      return 'plain';
    }
  };
  const run = async ({
    document,
    key,
    operationName,
    variables,
    contextValue,
  }: Operation): Promise<ExecutionResult> => {
    const name = `${key} ${operationName ?? ''}`;
    const seen = known.get(name);
    const way = seen === 'once' ? compile(document, operationName) : (seen ?? 'once');
    if (way !== seen) known.set(name, way);
    if (typeof way === 'string') {
      stats.plain += 1;
      return execute({ schema, document, contextValue, variableValues: variables, operationName });
    }
    stats.compiled += 1;
    return way.query(undefined, contextValue, variables);
  };
  return Object.assign(run, { stats: () => ({ ...stats }) });
}
