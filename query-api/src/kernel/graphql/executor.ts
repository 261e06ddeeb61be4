import {
  execute,
  getOperationAST,
  getVariableValues,
  Kind,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { LruCache } from '../cache/lru-cache.ts';
import { compileOperation, NotCompiled } from './compile.ts';
import { keptTexts } from '../cache/kept-texts.ts';

export type Operation = {
  readonly document: DocumentNode;
  /** Names the document: its hash. */
  readonly key: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly contextValue: object;
};
/** The data are JSON already; there are none where the operation did not begin. */
export type Answered = { readonly json?: string | undefined; readonly errors?: readonly GraphQLError[] | undefined };
export type Executor = ((operation: Operation) => Promise<Answered>) & {
  /** How many ran compiled and how many plainly, and how often something was compiled. */
  readonly stats: () => { readonly compiled: number; readonly plain: number; readonly compilations: number };
};
/** What was answered, for those who want the data and not their JSON. */
export const resultOf = ({ json, errors }: Answered): ExecutionResult => ({
  ...(errors && { errors }),
  ...(json !== undefined && { data: JSON.parse(json) as Record<string, unknown> | null }),
});

type Compiled = ReturnType<typeof compileOperation>;
type Known = {
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Variables of these names say what is asked for. */
  readonly conditions: readonly string[];
  /** Each set of their values makes an operation of its own. */
  readonly ways: LruCache<Compiled | 'plain'>;
};
/** Of one document so many sets are kept. */
const mostWays = 16;

function knownOf(document: DocumentNode, operationName: string | undefined): Known | undefined {
  const operation = getOperationAST(document, operationName);
  if (!operation) return undefined;
  const fragments = Object.create(null) as Record<string, FragmentDefinitionNode>;
  for (const one of document.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments[one.name.value] = one;
  const conditions = new Set<string>();
  visit(document, {
    Directive({ name, arguments: given = [] }) {
      if (name.value !== 'skip' && name.value !== 'include') return;
      for (const { value } of given) if (value.kind === Kind.VARIABLE) conditions.add(value.name.value);
    },
  });
  return { operation, fragments, conditions: [...conditions].sort(), ways: new LruCache(mostWays) };
}

/** Runs operations, each compiled when it comes for the first time. What cannot be compiled is run plainly. */
export function executorOf(schema: GraphQLSchema, size = 300): Executor {
  const all = new LruCache<Known>(size);
  const stats = { compiled: 0, plain: 0, compilations: 0 };
  const { keeping } = keptTexts();

  function wayOf({ operation, fragments, conditions, ways }: Known, variables: Operation['variables']) {
    const values = conditions.map((name) => variables[name]);
    if (!values.every((value) => typeof value === 'boolean')) return 'plain';
    const name = values.join(' ');
    const before = ways.get(name);
    if (before !== undefined) return before;
    let way: Compiled | 'plain';
    try {
      stats.compilations += 1;
      way = compileOperation({ schema, fragments, operation }, variables, keeping);
    } catch (error) {
      if (!(error instanceof NotCompiled)) throw error;
      way = 'plain';
    }
    ways.set(name, way);
    return way;
  }
  async function plainly({ document, operationName, variables, contextValue }: Operation): Promise<Answered> {
    stats.plain += 1;
    const { data, errors } = await execute({
      schema,
      document,
      contextValue,
      variableValues: variables,
      operationName,
    });
    return { ...(data !== undefined && { json: JSON.stringify(data) }), ...(errors && { errors }) };
  }
  const run = async (asked: Operation): Promise<Answered> => {
    const { document, key, operationName, variables: given, contextValue } = asked;
    const name = `${key} ${operationName ?? ''}`;
    const before = all.get(name);
    const known = before ?? knownOf(document, operationName);
    if (!known) return plainly(asked);
    if (!before) all.set(name, known);
    const { coerced: variables, errors } = getVariableValues(schema, known.operation.variableDefinitions ?? [], given, {
      maxErrors: 50,
    });
    if (!variables) return { errors };
    const way = wayOf(known, variables);
    if (way === 'plain') return plainly(asked);
    stats.compiled += 1;
    return way(contextValue, variables);
  };
  return Object.assign(run, { stats: () => ({ ...stats }) });
}
