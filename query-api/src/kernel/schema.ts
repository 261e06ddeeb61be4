import 'reflect-metadata';
import { defaultFieldResolver, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, Extensions, getMetadataStorage } from 'type-graphql';
import type { Context } from './context.ts';

/** Marks an operation that visitors may use. Every other one answers 'Context userId not found' before its resolver runs. */
export const Public = () => Extensions({ isPublic: true });

type Resolvers = readonly [object, ...object[]];
const isPublic = (extensions: Readonly<Record<string, unknown>>) => extensions.isPublic === true;

/** Nobody without a session gets past an operation unless it says so: a rule that was forgotten denies. */
function guard(type: GraphQLObjectType | null | undefined): void {
  for (const field of Object.values(type?.getFields() ?? {})) {
    if (isPublic(field.extensions)) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (root, args, context: Context, info) => {
      context.signedIn();
      return resolve(root, args, context, info);
    };
  }
}

export function schemaOf(resolvers: Resolvers): GraphQLSchema {
  // A plain field needs no resolver of its own, and only then can a compiled query read it directly.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers ??= true;
  const schema = buildSchemaSync({ resolvers: resolvers as never, validate: false });
  guard(schema.getQueryType());
  guard(schema.getMutationType());
  return schema;
}
