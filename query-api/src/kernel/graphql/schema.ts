import 'reflect-metadata';
import {
  defaultFieldResolver,
  isInputObjectType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { buildSchemaSync, Extensions, getMetadataStorage } from 'type-graphql';
import type { Context } from './context.ts';
import { Refusal } from '../errors/refusal.ts';

/** Marks an operation that visitors may use. Every other one answers 'Context userId not found' before its resolver runs. */
export const Public = () => Extensions({ isPublic: true });

type Resolve = (root: never, args: object, context: Context) => unknown;
/** What a field of a page of many answers is asked by, straight: a class of resolvers costs an instance, a list of parameters and a promise each time. */
export const ResolvedBy = (resolve: Resolve) => Extensions({ resolve });

/** Marks a mutation that an admin may use while only looking as somebody else: what steers that, and the notes of what was done. */
export const WhileLooking = () => Extensions({ isWhileLooking: true });
/** Never on behalf of another, whatever is allowed: by name, so that none is forgotten when it comes. */
const inPersonOnly: ReadonlySet<string> = new Set([
  ...[
    'changePassword',
    'recoverPassword',
    'changeEmail',
    'addCard',
    'removeCard',
    'setDefaultCard',
    'acceptTerms',
    'deactivateUser',
    'reactivateUser',
  ],
  ...[
    'grantRoles',
    'revokeRoles',
    'grantRegionRoles',
    'revokeRegionRoles',
    'setIndividualPermissions',
    'impersonateUser',
    'inviteUser',
  ],
  ...['getTokensFromAuthCode', 'disconnectGoogleCalendar', 'beginGoogleCalendar', 'endSession', 'endOtherSessions'],
  ...['requestErasure', 'withdrawErasureRequest', 'eraseUser'],
]);
/** The first of two locks: command-service looks at the log and refuses by itself. */
function assertMayChange(name: string, isWhileLooking: boolean, { session }: Context): void {
  if (!session?.acting) return;
  if (inPersonOnly.has(name)) throw new Refusal('impersonation.inPersonOnly');
  if (!session.acting.isWritable && !isWhileLooking) throw new Refusal('impersonation.readOnly');
}

type Resolvers = readonly [object, ...object[]];
const isPublic = (extensions: Readonly<Record<string, unknown>>) => extensions.isPublic === true;

/** Nobody without a session gets past an operation unless it says so: a rule that was forgotten denies. */
function guard(type: GraphQLObjectType | null | undefined, isChange: boolean): void {
  for (const field of Object.values(type?.getFields() ?? {})) {
    const isForAll = isPublic(field.extensions);
    if (isForAll && !isChange) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (root, args, context: Context, info) => {
      if (!isForAll) context.signedIn();
      if (isChange) assertMayChange(field.name, field.extensions.isWhileLooking === true, context);
      return resolve(root, args, context, info);
    };
  }
}

function resolveStraight(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type))
      for (const field of Object.values(type.getFields()))
        if (typeof field.extensions.resolve === 'function')
          field.resolve = field.extensions.resolve as GraphQLFieldResolver<unknown, Context>;
}

/**
 * A compiled query takes a left-out input field that has a default for a missing one, so the same call would pass the first time and be refused
 * the second. Arguments may have defaults; a field of an input is nullable, and its resolver says what is meant without it.
 */
function assertNoDefaultsOfInputFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()))
    if (isInputObjectType(type))
      for (const { name, defaultValue } of Object.values(type.getFields()))
        if (defaultValue !== undefined)
          throw new Error(
            `${type.name}.${name} has a default, which compiled queries do not know: make it nullable instead`,
          );
}

export function schemaOf(resolvers: Resolvers): GraphQLSchema {
  // A plain field needs no resolver of its own, and only then can a compiled query read it directly.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers ??= true;
  const schema = buildSchemaSync({ resolvers: resolvers as never, validate: false });
  assertNoDefaultsOfInputFields(schema);
  resolveStraight(schema);
  guard(schema.getQueryType(), false);
  guard(schema.getMutationType(), true);
  return schema;
}
