// An operation is made into functions that write its answer as JSON, straight from what resolvers give. They do what `execute` of graphql-js does, letter by
// letter: a test holds one to the other.
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';
import {
  defaultFieldResolver,
  getArgumentValues,
  GraphQLBoolean,
  GraphQLError,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  locatedError,
  OperationTypeNode,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { inspect } from 'graphql/jsutils/inspect.js';
import type { TextOf } from '../cache/kept-texts.ts';

type Text = string | Promise<string>;
type Variables = Readonly<Record<string, unknown>>;
type Path = NonNullable<GraphQLResolveInfo['path']>;
/** One running of an operation. Nothing below a place that became null for an error is told any more. */
type Run = {
  readonly context: unknown;
  readonly variables: Variables;
  readonly errors: GraphQLError[];
  readonly nulled: Set<Path | undefined>;
};
/** Writes what a resolver gave. It throws, or rejects, what makes the field null. */
type Write = (value: never, run: Run, path: Path | undefined) => Text;
/** Writes what is there as it is, without a resolver; undefined where that is not all that there is to it. */
type Plain = (value: unknown) => string | undefined;
type Ways = { readonly write: Write; readonly plain?: Plain | undefined };
export type Compiled = {
  /** Undefined of an operation that did not begin. */
  readonly json?: string;
  readonly errors?: readonly GraphQLError[];
};
/** A type that is not compiled, which `execute` must run. */
export class NotCompiled extends Error {}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as { readonly then?: unknown } | null | undefined)?.then === 'function';

/** It is not yet, or not at all, what is to be written. */
const isUnfinished = (value: unknown): boolean =>
  typeof value === 'function' || value instanceof Error || isThenable(value);

// eslint-disable-next-line no-control-regex -- those are what JSON escapes
const toEscape = /["\\\u0000-\u001f\ud800-\udfff]/;
/** A text as JSON: most have nothing to escape, and to find that out takes less time than to call for help. */
const quoted = (text: string): string => (toEscape.test(text) ? JSON.stringify(text) : `"${text}"`);
const ofString: Plain = (value) => (typeof value === 'string' ? quoted(value) : undefined);
const ofNumber: Plain = (value) => (typeof value === 'number' && Number.isFinite(value) ? `${value}` : undefined);
const ofInteger: Plain = (value) => ((value as number) === ((value as number) | 0) ? `${value as number}` : undefined);
const ofBoolean: Plain = (value) => (typeof value === 'boolean' ? `${value}` : undefined);
const ofScalars = new Map<GraphQLLeafType, Plain>([
  [GraphQLString, ofString],
  [GraphQLID, ofString],
  [GraphQLFloat, ofNumber],
  [GraphQLInt, ofInteger],
  [GraphQLBoolean, ofBoolean],
]);

function leaf(type: GraphQLLeafType): Ways {
  const names = new Map(
    isEnumType(type) ? type.getValues().map(({ value, name }) => [value as unknown, quoted(name)]) : [],
  );
  const write: Write = (value) => {
    const serialized: unknown = type.serialize(value);
    if (serialized === undefined || serialized === null)
      throw new Error(
        `Expected \`${inspect(type)}.serialize(${inspect(value)})\` to return non-nullable value, returned: ${inspect(serialized)}`,
      );
    return JSON.stringify(serialized) ?? 'null';
  };
  const known = ofScalars.get(type) ?? (isEnumType(type) ? (value: unknown) => names.get(value) : undefined);
  if (known) return { plain: known, write: (value, run, path) => known(value) ?? write(value, run, path) };
  // Another scalar is plain where it can be written.
  const plain: Plain = (value) => {
    if (isUnfinished(value)) return undefined;
    try {
      return write(value as never, undefined as never, undefined) as string;
    } catch {
      return undefined;
    }
  };
  return { plain, write };
}

/**
 * One text of several, some of which come later. `fail` says what stands at a place whose text does not come. `Promise.all` would make promises of those that are
 * there as well, and a list has as many as it has rows.
 */
function together(texts: Text[], from: string, to: string, fail?: (error: unknown, at: number) => string): Text {
  const waiting: number[] = [];
  for (let at = 0; at < texts.length; at++) if (typeof texts[at] !== 'string') waiting.push(at);
  const whole = () => from + (texts as readonly string[]).join(',') + to;
  if (waiting.length === 0) return whole();
  return new Promise((resolve, reject) => {
    let left = waiting.length;
    const come = (text: string, at: number) => {
      texts[at] = text;
      if (--left === 0) resolve(whole());
    };
    for (const at of waiting)
      (texts[at] as Promise<string>).then(
        (text) => come(text, at),
        (error: unknown) => {
          try {
            if (!fail) throw error;
            come(fail(error, at), at);
          } catch (thrown) {
            reject(thrown instanceof Error ? thrown : new Error(String(thrown)));
          }
        },
      );
  });
}
const ignoring = (texts: readonly Text[]): void => {
  for (const text of texts) if (typeof text !== 'string') text.catch(() => undefined);
};
function pathArray(path: Path): readonly (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at: Path | undefined = path; at; at = at.prev) keys.push(at.key);
  return keys.reverse();
}

/** Answers what runs the operation, where `conditions` are the values of the variables that say what is asked for. */
export function compileOperation(
  schema: GraphQLSchema,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  operation: OperationDefinitionNode,
  conditions: Variables,
  keeping: (make: TextOf) => TextOf,
): (context: unknown, variables: Variables) => Promise<Compiled> {
  function failed(raw: unknown, nodes: readonly FieldNode[], type: GraphQLOutputType, path: Path, run: Run): string {
    const error = locatedError(raw, nodes, pathArray(path));
    if (isNonNullType(type)) throw error;
    note(error, path, run);
    return 'null';
  }
  function note(error: GraphQLError, path: Path | undefined, { nulled, errors }: Run): void {
    for (let at = path; at; at = at.prev) if (nulled.has(at)) return;
    if (nulled.has(undefined)) return;
    nulled.add(path);
    errors.push(error);
  }

  function list(type: GraphQLOutputType, where: string, nodes: readonly FieldNode[]): Ways {
    const item = waysOf(type, where, nodes);
    const write: Write = (value: unknown, run, path) => {
      if (typeof value !== 'object' || typeof (value as Iterable<unknown>)[Symbol.iterator] !== 'function')
        throw new GraphQLError(`Expected Iterable, but did not find one for field "${where}".`);
      const texts: Text[] = [];
      const places: Path[] = [];
      const fail = (error: unknown, at: number) => failed(error, nodes, type, places[at]!, run);
      for (const one of value as Iterable<unknown>) {
        const place: Path = { prev: path, key: texts.length, typename: undefined };
        places.push(place);
        try {
          const text = isThenable(one)
            ? Promise.resolve(one).then((it) => item.write(it as never, run, place))
            : item.write(one as never, run, place);
          texts.push(text);
        } catch (error) {
          try {
            texts.push(fail(error, texts.length));
          } catch (thrown) {
            ignoring(texts);
            throw thrown;
          }
        }
      }
      return together(texts, '[', ']', fail);
    };
    const { plain: ofItem } = item;
    if (!ofItem) return { write };
    const plain = keeping((value) => {
      let texts = '[';
      for (const one of value as readonly unknown[]) {
        const text = ofItem(one);
        if (text === undefined) return undefined;
        texts += texts === '[' ? text : `,${text}`;
      }
      return `${texts}]`;
    });
    return either((value) => (Array.isArray(value) ? plain(value) : undefined), write);
  }
  const either = (plain: Plain, write: Write): Ways => ({
    plain,
    write: (value, run, path) => plain(value) ?? write(value, run, path),
  });

  function waysOf(type: GraphQLOutputType, where: string, nodes: readonly FieldNode[]): Ways {
    const inner = isNonNullType(type) ? type.ofType : type;
    const ways = isLeafType(inner)
      ? leaf(inner)
      : isListType(inner)
        ? list(inner.ofType as GraphQLOutputType, where, nodes)
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

  const fieldOf = (parent: GraphQLObjectType, name: string): GraphQLField<unknown, unknown> | undefined =>
    name === TypeNameMetaFieldDef.name
      ? TypeNameMetaFieldDef
      : parent === schema.getQueryType() && name === SchemaMetaFieldDef.name
        ? SchemaMetaFieldDef
        : parent === schema.getQueryType() && name === TypeMetaFieldDef.name
          ? TypeMetaFieldDef
          : parent.getFields()[name];

  type Part = (source: object, run: Run, path: Path | undefined) => Text;
  /** One field of an object with its name before it, by its resolver. */
  function resolved(
    parent: GraphQLObjectType,
    name: string,
    field: GraphQLField<unknown, unknown>,
    fieldNodes: readonly FieldNode[],
    { write }: Ways,
  ): Part {
    const prefix = `${quoted(name)}:`;
    const { resolve = defaultFieldResolver, args, type: returnType } = field;
    const { name: fieldName } = field;
    const [node] = fieldNodes as readonly [FieldNode];
    return (source, run, prev) => {
      const path: Path = { prev, key: name, typename: parent.name };
      const fail = (error: unknown) => prefix + failed(error, fieldNodes, returnType, path, run);
      const written = (value: unknown): Text => {
        try {
          const text = write(value as never, run, path);
          return typeof text === 'string' ? prefix + text : text.then((later) => prefix + later, fail);
        } catch (error) {
          return fail(error);
        }
      };
      let value: unknown;
      try {
        const { variables: variableValues } = run;
        const given = args.length === 0 ? {} : getArgumentValues(field, node, variableValues);
        value = resolve(source, given, run.context, {
          fieldName,
          fieldNodes,
          returnType,
          parentType: parent,
          path,
          schema,
          fragments,
          rootValue: undefined,
          operation,
          variableValues,
        });
      } catch (error) {
        return fail(error);
      }
      return isThenable(value) ? Promise.resolve(value).then(written, fail) : written(value);
    };
  }
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

  function partsOf(parent: GraphQLObjectType, fields: ReadonlyMap<string, readonly FieldNode[]>) {
    const parts: { readonly plain: TextOf | undefined; readonly each: readonly Part[] }[] = [];
    let [plains, each]: [(readonly [string, string, Plain])[], Part[]] = [[], []];
    const close = () => {
      if (plains.length > 0) parts.push({ plain: keeping(besideEachOther(plains)), each });
      [plains, each] = [[], []];
    };
    for (const [name, nodes] of fields) {
      const field = fieldOf(parent, nodes[0]!.name.value);
      if (!field) continue;
      const ways = waysOf(field.type, `${parent.name}.${field.name}`, nodes);
      const isTypeName = field === TypeNameMetaFieldDef;
      const plain = isTypeName ? () => quoted(parent.name) : ways.plain;
      const part = resolved(parent, name, field, nodes, ways);
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
