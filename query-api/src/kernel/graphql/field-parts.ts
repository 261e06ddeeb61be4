import {
  defaultFieldResolver,
  getArgumentValues,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { quoted } from './leaf-ways.ts';
import { failed, isThenable, type Path, type Run, type Text, type Ways } from './running.ts';

export type Asked = {
  readonly schema: GraphQLSchema;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly operation: OperationDefinitionNode;
};
export type Part = (source: object, run: Run, path: Path | undefined) => Text;
/** It is what is asked for by that name, also of the schema itself. */
export const fieldOf = (
  schema: GraphQLSchema,
  parent: GraphQLObjectType,
  name: string,
): GraphQLField<unknown, unknown> | undefined =>
  name === TypeNameMetaFieldDef.name
    ? TypeNameMetaFieldDef
    : parent === schema.getQueryType() && name === SchemaMetaFieldDef.name
      ? SchemaMetaFieldDef
      : parent === schema.getQueryType() && name === TypeMetaFieldDef.name
        ? TypeMetaFieldDef
        : parent.getFields()[name];

/** One field of an object with its name before it, by its resolver. */
export function resolvedField(
  { schema, fragments, operation }: Asked,
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
