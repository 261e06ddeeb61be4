// An operation is made into functions that write its answer as JSON, straight from what resolvers give. They do what `execute` of graphql-js does, letter by
// letter: a test holds one to the other.
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';
import {
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  OperationTypeNode,
  TypeNameMetaFieldDef,
  type FieldNode,
  type GraphQLError,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { inspect } from 'graphql/jsutils/inspect.js';
import type { TextOf } from '../cache/kept-texts.ts';
import { fieldOf, resolvedField, type Asked, type Part } from './field-parts.ts';
import { leafWays, quoted } from './leaf-ways.ts';
import { listWays } from './list-ways.ts';
import {
  either,
  isUnfinished,
  note,
  together,
  type Plain,
  type Run,
  type Text,
  type Variables,
  type Ways,
  type Write,
} from './running.ts';

type Compiled = {
  /** Undefined of an operation that did not begin. */
  readonly json?: string;
  readonly errors?: readonly GraphQLError[];
};
/** A type that is not compiled, which `execute` must run. */
export class NotCompiled extends Error {}

/** Fields that stand beside each other and that nobody resolves: what is written of them depends on the object alone. */
function besideEachOther(plains: readonly (readonly [prefix: string, name: string, plain: Plain])[]): TextOf {
  return (source) => {
    if (isUnfinished(source)) return undefined;
    let texts = '';
    for (const [prefix, name, plain] of plains) {
      const text = plain((source as Readonly<Record<string, unknown>>)[name]);
      if (text === undefined) return undefined;
      texts += texts === '' ? prefix + text : `,${prefix}${text}`;
    }
    return texts;
  };
}

/** Answers what runs the operation, where `conditions` are the values of the variables that say what is asked for. */
export function compileOperation(
  asked: Asked,
  conditions: Variables,
  keeping: (make: TextOf) => TextOf,
): (context: unknown, variables: Variables) => Promise<Compiled> {
  const { schema, fragments, operation } = asked;
  const listOf = (type: GraphQLOutputType, where: string, nodes: readonly FieldNode[]) =>
    listWays(type, waysOf(type, where, nodes), { where, nodes, keeping });
  function waysOf(type: GraphQLOutputType, where: string, nodes: readonly FieldNode[]): Ways {
    const inner = isNonNullType(type) ? type.ofType : type;
    const ways = isLeafType(inner)
      ? leafWays(inner)
      : isListType(inner)
        ? listOf(inner.ofType as GraphQLOutputType, where, nodes)
        : isObjectType(inner) && !inner.isTypeOf
          ? object(inner, collectSubfields(schema, fragments, conditions, inner, nodes))
          : undefined;
    if (!ways) throw new NotCompiled(`${inspect(inner)} is not compiled`);
    const ofNothing = isNonNullType(type) ? undefined : 'null';
    const { plain, write } = ways;
    return {
      write(value: unknown, run, path) {
        if (value instanceof Error) throw value;
        if (value !== undefined && value !== null) return write(value as never, run, path);
        if (ofNothing !== undefined) return ofNothing;
        throw new Error(`Cannot return null for non-nullable field ${where}.`);
      },
      plain: plain && ((value) => (value === undefined || value === null ? ofNothing : plain(value))),
    };
  }

  function partsOf(parent: GraphQLObjectType, fields: ReadonlyMap<string, readonly FieldNode[]>) {
    const parts: { readonly plain: TextOf | undefined; readonly each: readonly Part[] }[] = [];
    let [plains, each]: [(readonly [string, string, Plain])[], Part[]] = [[], []];
    const close = () => {
      if (plains.length > 0) parts.push({ plain: keeping(besideEachOther(plains)), each });
      [plains, each] = [[], []];
    };
    for (const [name, nodes] of fields) {
      const field = fieldOf(schema, parent, nodes[0]!.name.value);
      if (!field) continue;
      const ways = waysOf(field.type, `${parent.name}.${field.name}`, nodes);
      const isTypeName = field === TypeNameMetaFieldDef;
      const plain = isTypeName ? () => quoted(parent.name) : ways.plain;
      const part = resolvedField(asked, parent, name, field, nodes, ways);
      if (plain && (isTypeName || (!field.resolve && field.args.length === 0))) {
        plains.push([`${quoted(name)}:`, field.name, plain]);
        each.push(part);
      } else {
        close();
        parts.push({ plain: undefined, each: [part] });
      }
    }
    close();
    return parts;
  }
  function object(type: GraphQLObjectType, fields: ReadonlyMap<string, readonly FieldNode[]>): Ways {
    const parts = partsOf(type, fields);
    const write: Write = (source: object, run, path) => {
      const isObject = typeof source === 'object';
      const texts: Text[] = [];
      try {
        for (const { plain, each } of parts) {
          const text = isObject ? plain?.(source) : undefined;
          if (text !== undefined) texts.push(text);
          else for (const part of each) texts.push(part(source, run, path));
        }
      } catch (error) {
        const begun = together(texts, '', '');
        if (typeof begun === 'string') throw error;
        // What has begun is waited for, unless that fails as well.
        return begun.finally(() => {
          throw error;
        });
      }
      return together(texts, '{', '}');
    };
    const only = parts.length === 1 ? parts[0]!.plain : undefined;
    if (!only) return { write };
    const whole = (source: unknown) => {
      const text = typeof source === 'object' && source !== null ? only(source) : undefined;
      return text === undefined ? undefined : `{${text}}`;
    };
    return either(whole, write);
  }

  const root = schema.getRootType(operation.operation);
  if (!root || operation.operation === OperationTypeNode.SUBSCRIPTION) throw new NotCompiled(operation.operation);
  const fields = collectFields(schema, fragments, conditions, root, operation.selectionSet);
  const each = partsOf(root, fields).flatMap((part) => part.each);
  /** What changes something happens one after the other. */
  async function serially(run: Run): Promise<string> {
    const texts: string[] = [];
    for (const part of each) texts.push(await part(undefined as never, run, undefined));
    return `{${texts.join(',')}}`;
  }
  const { write } = object(root, fields);

  return async (context, variables) => {
    const run: Run = { context, variables, errors: [], nulled: new Set() };
    const { errors } = run;
    try {
      const json = await (operation.operation === OperationTypeNode.MUTATION
        ? serially(run)
        : write(undefined as never, run, undefined));
      return errors.length === 0 ? { json } : { json, errors };
    } catch (error) {
      note(error as GraphQLError, undefined, run);
      return { json: 'null', errors };
    }
  };
}
