import 'reflect-metadata';
import {
  defaultFieldResolver,
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
  ...['contactFormerStudent', 'contactAlumniDepartment', 'listAlumniVideo', 'unlistAlumniVideo'],
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

type Metadata = Omit<ReturnType<typeof getMetadataStorage>['fieldResolvers'][number], 'kind'>;
type Param = NonNullable<Metadata['params']>[number];
type Args = Readonly<Record<string, unknown>>;
type Methods = Readonly<Record<string, (...params: readonly unknown[]) => unknown>>;
/** Answers how a parameter is had; undefined of one that type-graphql makes something of. */
function paramOf(param: Param): ((root: unknown, args: Args, context: Context) => unknown) | undefined {
  if (param.kind === 'context' && param.propertyName === undefined) return (_root, _args, context) => context;
  if (param.kind === 'root' && param.propertyName === undefined && !param.getType) return (root) => root;
  if (param.kind !== 'arg') return undefined;
  const { name, getType } = param;
  const isInput = getMetadataStorage().inputTypes.some(({ target }) => target === getType());
  return isInput ? undefined : (_root, args) => args[name];
}
/** For each call type-graphql makes a list of the parameters, and a promise of each that is an argument. Here the method is called as it stands. */
function straight(methods: Methods, { methodName, params = [] }: Metadata) {
  const all = [...params].sort((a, b) => a.index - b.index).map(paramOf);
  if (all.includes(undefined) || params.some(({ index }) => index >= all.length)) return undefined;
  const given = all as readonly NonNullable<(typeof all)[number]>[];
  return (root: unknown, args: Args, context: Context) =>
    methods[methodName]!(...given.map((one) => one(root, args, context)));
}
/** Methods of resolvers whose parameters are what they are in GraphQL. */
function callStraight(schema: GraphQLSchema, resolvers: Resolvers, methodsOf: (target: object) => Methods): void {
  const { queries, mutations, fieldResolvers, objectTypes } = getMetadataStorage();
  const set = (type: string | undefined, metadata: Metadata) => {
    const to = type === undefined ? undefined : schema.getType(type);
    const field = isObjectType(to) ? to.getFields()[metadata.schemaName] : undefined;
    const isPlain = !metadata.middlewares?.length && !metadata.roles;
    const resolve =
      field && isPlain && resolvers.includes(metadata.target)
        ? straight(methodsOf(metadata.target), metadata)
        : undefined;
    if (field && resolve) field.resolve = resolve;
  };
  for (const one of queries) set(schema.getQueryType()?.name, one);
  for (const one of mutations) set(schema.getMutationType()?.name, one);
  for (const one of fieldResolvers)
    if (one.kind === 'external') set(objectTypes.find(({ target }) => target === one.getObjectType?.())?.name, one);
}

function resolveStraight(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type))
      for (const field of Object.values(type.getFields()))
        if (typeof field.extensions.resolve === 'function')
          field.resolve = field.extensions.resolve as GraphQLFieldResolver<unknown, Context>;
}

export function schemaOf(resolvers: Resolvers): GraphQLSchema {
  // A plain field needs no resolver of its own, and only then can a compiled query read it directly.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers ??= true;
  const instances = new Map<object, object>();
  const instanceOf = (target: object): object => {
    const instance = instances.get(target) ?? new (target as new () => object)();
    instances.set(target, instance);
    return instance;
  };
  // The check asks the schema for all of itself, a tenth of a start: `npm test` does so.
  const options = { resolvers: resolvers as never, validate: false, skipCheck: true, container: { get: instanceOf } };
  const schema = buildSchemaSync(options);
  callStraight(schema, resolvers, (target) => instanceOf(target) as Methods);
  resolveStraight(schema);
  guard(schema.getQueryType(), false);
  guard(schema.getMutationType(), true);
  return schema;
}
