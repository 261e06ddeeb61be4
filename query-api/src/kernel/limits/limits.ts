import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { secretOperations, signInOperations } from './secret-operations.ts';

/** One document may ask for so much. The limits are checked on the syntax tree alone, before the schema or a store is touched. */
export const limits = {
  depth: 10,
  aliases: 15,
  rootFields: 10,
  directives: 10,
  operations: 4,
  /** After fragments are spread out. */
  fields: 600,
  /** The same response name twice in one selection, which a validator compares pair by pair. */
  duplicates: 40,
  pageSize: 100,
  tokens: 6000,
} as const;

/** Operations that check a secret: one in a document, and nothing beside it. */
const alone = new Set<string>([...signInOperations, ...secretOperations]);
/** It writes into the log: once in a document, or a request would count as one and write ten. */
const once = 'insertLogit';
const pageArguments = new Set(['perPage', 'limit', 'first', 'last', 'pageSize']);

export type Examined = {
  readonly rootFields: readonly string[];
  /** Variables that say how long a page is; their values are looked at with each request. */
  readonly pageVariables: readonly string[];
};
export class OverLimit extends Error {
  constructor(readonly code: 'request.tooComplex' | 'request.notAlone' | 'request.malformed') {
    super(code);
  }
}
const over = (): never => {
  throw new OverLimit('request.tooComplex');
};

/** Throws `OverLimit` for a document beyond the limits. Schema queries are only offered in development and may be deep. */
export function examine(document: DocumentNode, { schemaQueries = false } = {}): Examined {
  const operations = document.definitions.filter(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );
  if (operations.length === 0 || operations.length > limits.operations) over();

  const rootFields: string[] = [];
  const pageVariables = new Set<string>();
  const count = { aliases: 0, directives: 0, fields: 0, duplicates: 0 };
  const grow = (name: keyof typeof count, by = 1) => (count[name] += by) > limits[name] && over();

  const lookAtPage = (value: ValueNode | undefined) => {
    if (value?.kind === Kind.VARIABLE) pageVariables.add(value.name.value);
    else if (value?.kind === Kind.INT && Number(value.value) > limits.pageSize) over();
  };
  const walk = (
    selections: SelectionSetNode,
    depth: number,
    inside: readonly string[],
    seen: Set<string>,
    isSchema: boolean,
  ): void => {
    if (depth > limits.depth && !isSchema) over();
    for (const one of selections.selections) {
      grow('directives', one.directives?.length ?? 0);
      if (one.kind === Kind.FIELD) {
        const name = one.name.value;
        const responseName = one.alias?.value ?? name;
        if (!isSchema) grow('fields');
        if (one.alias) grow('aliases');
        if (seen.has(responseName)) grow('duplicates');
        seen.add(responseName);
        if (depth === 1) rootFields.push(name);
        for (const { name: argument, value } of one.arguments ?? [])
          if (pageArguments.has(argument.value)) lookAtPage(value);
        if (one.selectionSet)
          walk(
            one.selectionSet,
            depth + 1,
            inside,
            new Set(),
            isSchema || (schemaQueries && depth === 1 && /^__(schema|type)$/.test(name)),
          );
      } else if (one.kind === Kind.INLINE_FRAGMENT) walk(one.selectionSet, depth, inside, seen, isSchema);
      else {
        const name = one.name.value;
        const fragment = fragments.get(name);
        if (!fragment || inside.includes(name)) throw new OverLimit('request.malformed');
        walk(fragment.selectionSet, depth, [...inside, name], seen, isSchema);
      }
    }
  };

  for (const operation of operations) {
    grow('directives', operation.directives?.length ?? 0);
    for (const { variable, defaultValue } of operation.variableDefinitions ?? [])
      if (pageArguments.has(variable.name.value)) lookAtPage(defaultValue);
    walk(operation.selectionSet, 1, [], new Set(), false);
  }
  if (rootFields.length > limits.rootFields) over();
  if (rootFields.some((name) => alone.has(name)) && rootFields.filter((name) => name !== '__typename').length > 1)
    throw new OverLimit('request.notAlone');
  if (rootFields.filter((name) => name === once).length > 1) over();
  return { rootFields, pageVariables: [...pageVariables] };
}

/** Values that no form sends: nested too deep, or naming what every object inherits from. */
export function isFit(value: unknown, maxDepth = 32): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return false;
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue;
      if (Object.hasOwn(one, '__proto__')) return false;
      next.push(...(Object.values(one) as unknown[]));
    }
    level = next;
  }
  return true;
}
